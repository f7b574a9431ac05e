type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, Entry> }

/** The optional dependencies that a lock file names but does not describe. */
export function missingEntries({ packages }: LockFile): { name: string; version: string }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isDescribed(name, path, packages))
      .map(([name, version]) => ({ name, version }))
  )
}

/** Node's own resolution: beside the requiring package, then upwards folder by folder. */
function isDescribed(name: string, from: string, packages: LockFile['packages']): boolean {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`
  if (place in packages) return true
  if (from === '') return false
  return isDescribed(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages)
}

/** The platform in the name of a package: `@x/binding-linux-arm64-gnu` runs on Linux and arm64. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu'> {
  const os = /(android|darwin|freebsd|openbsd|netbsd|sunos|aix|linux|win32|openharmony)/.exec(name)
  const cpu = /(arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64|mips64el|wasm32)/.exec(name)
  return { ...(os?.[1] && { os: [os[1]] }), ...(cpu?.[1] && { cpu: [cpu[1]] }) }
}
