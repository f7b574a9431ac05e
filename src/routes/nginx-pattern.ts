/**
 * A path of the lists as a regular expression of nginx; a final slash makes no difference. `:name` and `/*` become
 * variables of the whole server, so their names begin with `site`.
 */
export function pathPattern(path: string): string {
  const pattern = path
    .replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
    .replace(/\*(?!$)/g, '.*')
    .replace(/-\*$/, '-.*')
    .replace(/\/\*$/, `(?:/(?<${variable('splat')}>.*))?`)
    .replace(/\/:(\w+)/g, (_, name: string) => `/(?<${variable(name)}>[^/]+)`)
  return pattern.endsWith(')?') ? `^${pattern}$` : `^${pattern.replace(/\/$/, '')}/*$`
}

/** The target of a redirect, with the values that its pattern captured. */
export function pathTarget(path: string): string {
  return path.replace(/\/:(\w+)/g, (_, name: string) => `/\${${variable(name)}}`)
}

function variable(name: string): string {
  return `site_${name}`
}
