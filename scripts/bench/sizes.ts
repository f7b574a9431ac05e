import { parseArgs } from 'node:util'

export type Size = { countries: number; products: number }

/** Generated sites by their approximate number of pages. */
const sizes: Readonly<Record<string, Size>> = {
  1000: { countries: 3, products: 60 },
  5000: { countries: 15, products: 200 },
  20000: { countries: 40, products: 420 }
}

/**
 * Reads the command line of `npm run bench`: all sizes, or the one of `--pages`; or the number of letters of each
 * text.
 * @throws one sentence that says what is allowed
 */
export function readSizes(args: string[]): { sizes: Size[]; texts?: number } {
  const options = { pages: { type: 'string' }, texts: { type: 'string' } } as const
  const { pages, texts } = parseArgs({ args, options }).values
  return { sizes: sizesOf(pages), texts: texts === undefined ? undefined : lengthOf(texts) }
}

function sizesOf(pages: string | undefined): Size[] {
  if (pages === undefined) return Object.values(sizes)
  const size = sizes[pages]
  if (size) return [size]
  throw new Error(`--pages is "${pages}", but must be one of ${Object.keys(sizes).join(', ')}.`)
}

function lengthOf(texts: string): number {
  const length = Number(texts)
  if (length >= 1 && length <= 1_000_000) return length
  throw new Error(`--texts is "${texts}", but must be a number of letters up to 1000000.`)
}
