type Entry = { version?: string; integrity?: string; license?: string; dev?: boolean }
export type Lock = { packages: Record<string, Entry> }
type Component = { name: string; version: string }
export type Bill = { components: Component[] }

const FOLDER = 'node_modules/'

/** `npm sbom --omit dev` leaves out packages that tools need as well as the build: they are taken from the lock file. */
export function completeBill<Given extends Bill>(bill: Given, { packages }: Lock): Given {
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const missing = new Map<string, Component>()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev) continue
    const component = componentOf(path, entry)
    const key = component['bom-ref']
    if (!listed.has(key)) missing.set(key, component)
  }
  return { ...bill, components: [...bill.components, ...missing.values()] }
}

function componentOf(path: string, { version = '', integrity = '', license }: Entry) {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: digest }],
    ...(license !== undefined && { licenses: [{ license: { name: license } }] })
  }
}
