import { parseArgs } from 'node:util'

export type Size = { countries: number; products: number }

/** Generated sites by about how many pages they have. */
const sizes: Readonly<Record<string, Size>> = {
  1000: { countries: 3, products: 60 },
  5000: { countries: 15, products: 200 },
  20000: { countries: 40, products: 420 }
}

/**
 * Reads the command line of `npm run bench`: all sizes, or the one of `--pages`.
 * @throws one sentence that says what is allowed
 */
export function readSizes(args: string[]): Size[] {
  const { pages } = parseArgs({ args, options: { pages: { type: 'string' } } }).values
  if (pages === undefined) return Object.values(sizes)
  const size = sizes[pages]
  if (size) return [size]
  throw new Error(`--pages is "${pages}", but must be one of ${Object.keys(sizes).join(', ')}.`)
}
