import { parseArgs } from 'node:util'
import type { ProfileName } from '#config/settings.ts'
import { parseFaultOption } from '../faults/option.ts'
import type { FaultRule } from '../faults/rules.ts'
import type { Size } from '../data-source/generate.ts'
import { type Geo, geoFields } from './geo.ts'
import { readProfileName } from '../profiles/profile-name.ts'

export const usage = `Usage: npm run bff -- [--port 4322] [--profile demo] [--countries 15 --products 145 --seed 1] [--fault '/blog=status:503']
                      [--geo br] [--geo-field countryCode] [--database .cache/enquiries.sqlite] [--print-bundle]`

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
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      countries: { type: 'string' },
      products: { type: 'string' },
      profile: { type: 'string', default: usual.profile },
      seed: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      geo: { type: 'string', default: 'br' },
      'geo-field': { type: 'string', default: 'country_code' },
      database: { type: 'string', default: '.cache/enquiries.sqlite' },
      'print-bundle': { type: 'boolean', default: false }
    }
  })
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
    profile: readProfileName(values.profile),
    faults: values.fault.map(parseFaultOption),
    geo: readGeo(values.geo, values['geo-field']),
    database: values.database,
    isBundleAskedFor: values['print-bundle']
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
