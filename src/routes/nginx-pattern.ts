/**
 * A path of the lists as a regular expression of nginx; a slash at the end makes no difference. What `:name` and `/*`
 * stand for becomes a variable of the whole server, so its name is marked as the site's.
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

/** Where a redirect leads, with what its pattern caught. */
export function pathTarget(path: string): string {
  return path.replace(/\/:(\w+)/g, (_, name: string) => `/\${${variable(name)}}`)
}

function variable(name: string): string {
  return `site_${name}`
}
