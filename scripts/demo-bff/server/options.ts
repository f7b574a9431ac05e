import type { ProfileName } from '#config/settings.ts'
import { readArguments } from '../../command/arguments.ts'
import { parseFaultOption } from '../faults/option.ts'
import type { FaultRule } from '../faults/rules.ts'
import type { Size } from '../data-source/generate.ts'
import { type Geo, geoFields } from './geo.ts'
import { readProfileName } from '../profiles/profile-name.ts'

const DATABASE = '.cache/enquiries.sqlite'

const options = {
  port: { type: 'string', value: '{number}', says: 'where it answers, BFF_PORT without it' },
  profile: { type: 'string', value: '{name}', says: 'its content: demo, other or hostile' },
  countries: {
    type: 'string',
    value: '{number}',
    says: 'generated content of that many countries'
  },
  products: { type: 'string', value: '{number}', says: 'and of that many products' },
  seed: { type: 'string', value: '{number}', says: 'another number generates other content' },
  fault: {
    type: 'string',
    multiple: true,
    value: "'/blog=status:503'",
    says: 'a call that goes wrong; may be given several times'
  },
  geo: { type: 'string', value: '{country}', says: 'the country of visitors, br without it' },
  'geo-field': { type: 'string', value: '{name}', says: `its field: ${geoFields.join(', ')}` },
  database: { type: 'string', value: '{file}', says: `enquiries, ${DATABASE} without it` },
  'print-bundle': { type: 'boolean', says: 'prints the English texts and ends' }
} as const

export type Options = {
  port: number
  /** A generated data set of this size; the demo data when missing. */
  size?: Size
  profile: ProfileName
  faults: FaultRule[]
  geo: Geo
  database: string
  isBundleAskedFor: boolean
}

/**
 * Reads the command line of `npm run bff`.
 * @throws one sentence that names the flag and what is allowed
 */
export function readOptions(
  args: string[],
  usual: { port: number; profile: ProfileName }
): Options {
  const does = 'runs the embedded BFF alone'
  const { values } = readArguments({ name: 'bff', does, options }, args)
  const { profile = usual.profile, fault = [], geo = 'br', database = DATABASE } = values
  const { 'geo-field': geoField = 'country_code', 'print-bundle': isBundleAskedFor = false } =
    values
  const { port, countries, products, seed } = values
  const isSized = [countries, products, seed].some(value => value !== undefined)
  const size = {
    countries: readNumber('countries', countries ?? '15', { from: 0, to: 240 }),
    products: readNumber('products', products ?? '145', { from: 1, to: 100_000 }),
    seed: readNumber('seed', seed ?? '1', { from: 0, to: 2 ** 31 })
  }
  return {
    port: port === undefined ? usual.port : readNumber('port', port, { from: 0, to: 65_535 }),
    size: isSized ? size : undefined,
    profile: readProfileName(profile),
    faults: fault.map(parseFaultOption),
    geo: readGeo(geo, geoField),
    database,
    isBundleAskedFor
  }
}

function readGeo(country: string, name: string): Geo {
  if (!/^[a-z]{2}$/i.test(country))
    throw new Error(`--geo is "${country}", but must be two letters, like br.`)
  const field = geoFields.find(field => field === name)
  if (field !== undefined) return { country, field }
  throw new Error(`--geo-field is "${name}", but must be one of ${geoFields.join(', ')}.`)
}

function readNumber(
  flag: string,
  text: string,
  { from, to }: { from: number; to: number }
): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new Error(`--${flag} is "${text}", but must be a whole number from ${from} to ${to}.`)
}
