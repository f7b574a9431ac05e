import { encode } from 'uqr'

/** The quiet zone around the code, in modules. */
const QUIET = 4

/** A text as a QR code with 15 % error correction, black on white on every page. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const modules = data.map((row, y) => rowPath(row, y)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules}"/></svg>`
}

/** Each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const length = x + 1 - start
    path += `M${start} ${y}h${length}v1h-${length}z`
  }
  return path
}
