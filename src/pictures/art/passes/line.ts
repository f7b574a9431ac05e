/** Path data as a line; nothing where there is no path. */
export function line(path: string, colour: string, width: number, more = ''): string {
  if (!path) return ''
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${more} d="${path}"/>`
}
