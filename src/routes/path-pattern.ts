/**
 * A path of the lists as a regular expression; a final slash makes no difference. A named group has the value of
 * `:name`; the group `rest` has that of `/*`, with its slash.
 */
export function pathPattern(path: string): string {
  const pattern = path
    .replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
    .replace(/\*(?!$)/g, '.*')
    .replace(/-\*$/, '-.*')
    .replace(/\/\*$/, '(?<rest>/.*)?')
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
  return pattern.endsWith(')?') ? `^${pattern}$` : `^${pattern.replace(/\/$/, '')}/*$`
}
