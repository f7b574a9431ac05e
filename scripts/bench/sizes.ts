import { readArguments } from '../command/arguments.ts'

export type Size = { countries: number; products: number }

/** Generated sites, by about how many pages they have. */
const sizes: Readonly<Record<string, Size>> = {
  1000: { countries: 3, products: 60 },
  5000: { countries: 15, products: 200 },
  20000: { countries: 40, products: 420 }
}

const options = {
  pages: { type: 'string', value: '{number}', says: 'one size only: 1000, 5000 or 20000' },
  countries: { type: 'string', value: '{number}', says: 'another size, with --products' },
  products: { type: 'string', value: '{number}', says: 'the products of each of these countries' },
  texts: { type: 'string', value: '{letters}', says: 'a site whose texts are that long' },
  shards: { type: 'string', value: '{number}', says: 'builds that share a site, side by side' },
  alone: { type: 'boolean', says: 'leaves out Hugo and Eleventy' }
} as const

export type Request = {
  sizes: Size[]
  /** The length of each text, if long texts are measured. */
  texts?: number
  /** Whether the other site builders are skipped. */
  isAlone: boolean
  /** The number of parts in which the site is also built, at the same time. */
  shards: number
}

/**
 * Reads the command line of `npm run bench`: all sizes, that of `--pages`, or any other of `--countries` with
 * `--products`; or the letters of `--texts`.
 * @throws one sentence that says what is allowed
 */
export function readRequest(args: string[]): Request {
  const does = 'measures builds of generated sites, and other site builders with the same pages'
  const { values } = readArguments({ name: 'bench', does, options }, args)
  const { texts, shards = '1', alone: isAlone = false } = values
  const request = { isAlone, shards: readNumber('shards', shards, 16) }
  if (texts !== undefined)
    return { ...request, sizes: [], texts: readNumber('texts', texts, 1_000_000) }
  return { ...request, sizes: sizesOf(values) }
}

type Values = { pages?: string; countries?: string; products?: string }

function sizesOf({ pages, countries, products }: Values): Size[] {
  if (countries !== undefined || products !== undefined)
    return [
      {
        countries: readNumber('countries', countries ?? '0', 250),
        products: readNumber('products', products ?? '60', 5000)
      }
    ]
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
