import { type Fraction, fraction } from './fraction.ts'

/** The units in which growers measure land, in hectares. */
export const areas = {
  ha: fraction(1),
  acre: fraction('0.40468564224'),
  rai: fraction('0.16'),
  /** 24 qirat of 175 square metres and 5/144. */
  feddan: { above: 25_205n, below: 60_000n },
  mu: { above: 1n, below: 15n }
} as const satisfies Record<string, Fraction>

export type AreaUnit = keyof typeof areas

export const areaUnits = Object.keys(areas) as AreaUnit[]

const countries: Record<Exclude<AreaUnit, 'ha'>, readonly string[]> = {
  acre: 'us gb in pk bd lk mm gh ke ug tz zm mw ng sl lr jm tt bz'.split(' '),
  rai: ['th'],
  feddan: ['eg', 'sd'],
  mu: ['cn']
}

/** The units that a visitor may choose: all on the global site, in a country hectares, acres and its own. */
export function offeredUnits(own: AreaUnit, isGlobal: boolean): AreaUnit[] {
  return areaUnits.filter(unit => isGlobal || unit === 'ha' || unit === 'acre' || unit === own)
}

/** The unit that growers of a country use; hectares where no other is known. */
export function areaUnitOf(country: string, lang: string): AreaUnit {
  const own = areaUnits.find(unit => unit !== 'ha' && countries[unit].includes(country))
  return own ?? (lang === 'zho' ? 'mu' : 'ha')
}
