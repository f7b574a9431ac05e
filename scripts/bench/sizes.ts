import { parseArgs } from 'node:util'

export type Size = { countries: number; products: number }

/** Generated sites, by about how many pages they have. */
const sizes: Readonly<Record<string, Size>> = {
  1000: { countries: 3, products: 60 },
  5000: { countries: 15, products: 200 },
  20000: { countries: 40, products: 420 }
}

const options = {
  pages: { type: 'string' },
  countries: { type: 'string' },
  products: { type: 'string' },
  texts: { type: 'string' }
} as const

/**
 * Reads the command line of `npm run bench`: all sizes, that of `--pages`, or any other of `--countries` with
 * `--products`; or the letters that each text has, in `--texts`.
 * @throws one sentence that says what is allowed
 */
export function readSizes(args: string[]): { sizes: Size[]; texts?: number } {
  const { pages, countries, products, texts } = parseArgs({ args, options }).values
  if (texts !== undefined) return { sizes: [], texts: readNumber('texts', texts, 1_000_000) }
  if (countries === undefined && products === undefined) return { sizes: sizesOf(pages) }
  const size = {
    countries: readNumber('countries', countries ?? '0', 250),
    products: readNumber('products', products ?? '60', 5000)
  }
  return { sizes: [size] }
}

function sizesOf(pages: string | undefined): Size[] {
  if (pages === undefined) return Object.values(sizes)
  const size = sizes[pages]
  if (size) return [size]
  throw new Error(`--pages is "${pages}", but must be one of ${Object.keys(sizes).join(', ')}.`)
}

function readNumber(name: keyof typeof options, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  throw new Error(`--${name} is "${text}", but must be a whole number up to ${most}.`)
}
