import { describe, expect, test } from 'vitest'
import { encode } from 'uqr'
import { qrCode } from '#lib/qr-code.ts'

const address = 'https://terravane.example/br/product/4101'

/** The dark modules that a drawing paints, as a matrix without the quiet ground. */
function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const path = /<path d="([^"]+)"/.exec(svg)?.[1] ?? ''
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step += 1) {
      const row = matrix[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  return matrix
}

describe('the QR code of an address', () => {
  const all = modulesOf(qrCode(address))
  const quiet = 4
  const code = all.slice(quiet, -quiet).map(row => row.slice(quiet, -quiet))

  test('paints every module of the code and nothing else', () => {
    expect(code).toEqual(encode(address, { ecc: 'M', border: 0 }).data)
  })

  test('has a size of the standard, with four quiet modules on each side', () => {
    expect((code.length - 17) % 4).toBe(0)
    expect(all).toHaveLength(code.length + 2 * quiet)
    const edge = [...all.slice(0, quiet), ...all.slice(-quiet)].flat()
    expect(edge).not.toContain(true)
  })

  test('can be found by its three corners and read by its timing lines', () => {
    const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
    const corner = (top: number, left: number) =>
      code.slice(top, top + 7).map(row =>
        row
          .slice(left, left + 7)
          .map(dark => (dark ? '#' : ' '))
          .join('')
      )
    const far = code.length - 7
    for (const [top, left] of [
      [0, 0],
      [0, far],
      [far, 0]
    ] as const)
      expect(corner(top, left)).toEqual(finder)
    const timing = code[6]?.slice(8, code.length - 8)
    expect(timing).toEqual(timing?.map((_, index) => index % 2 === 0))
  })

  test('differs from address to address', () => {
    expect(qrCode(address)).not.toBe(qrCode(`${address}2`))
  })
})
