import { type Fraction, fraction } from './fraction.ts'

/** The units in which growers measure land, in hectares. */
export const areas = {
  ha: fraction(1),
  acre: fraction('0.40468564224'),
  rai: fraction('0.16'),
  /** 24 qirat of 175 square metres and 5/144. */
  feddan: { above: 25_205n, below: 60_000n },
  mu: { above: 1n, below: 15n },
  /** Two of the alqueires of Brazil, of which growers say the name alone. */
  paulista: fraction('2.42'),
  mineiro: fraction('4.84'),
  /** That of Arabia, a thousand square metres. */
  dunum: fraction('0.1')
} as const satisfies Record<string, Fraction>

export type AreaUnit = keyof typeof areas

export const areaUnits = Object.keys(areas) as AreaUnit[]

/** Units that are offered beside hectares in their countries alone. */
const alsoIn: Partial<Record<AreaUnit, string>> = { paulista: 'br', mineiro: 'br', dunum: 'sa' }

const countries: Partial<Record<AreaUnit, readonly string[]>> = {
  acre: 'us gb in pk bd lk mm gh ke ug tz zm mw ng sl lr jm tt bz'.split(' '),
  rai: ['th'],
  feddan: ['eg', 'sd'],
  mu: ['cn']
}

/** The units that a visitor may choose: those of several countries on the global site, in a country hectares, acres and its own. */
export function offeredUnits(own: AreaUnit, isGlobal: boolean, country?: string): AreaUnit[] {
  return areaUnits.filter(unit => {
    const [only, isOwn] = [alsoIn[unit], unit === own]
    return only ? only === country : isGlobal || isOwn || unit === 'ha' || unit === 'acre'
  })
}

/** The unit that growers of a country use; hectares where no other is known. */
export function areaUnitOf(country: string, lang: string): AreaUnit {
  const own = areaUnits.find(unit => countries[unit]?.includes(country))
  return own ?? (lang === 'zho' ? 'mu' : 'ha')
}
