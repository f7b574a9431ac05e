import { type AreaUnit, areaUnits } from './areas.ts'

/** The units of land as people write them behind a number. An alqueire alone may be either of two. */
const names: Record<AreaUnit, RegExp> = {
  ha: /^(?:ha|hect(?:are|[aá]rea)s?|hektar|га|гектар(?:а|ов)?|公顷|هكتار(?:ات)?|เฮกตาร์|เฮกเตอร์)$/,
  acre: /^(?:acres?|акр(?:а|ов)?|英亩|ekar|فدان إنجليزي|آكر|เอเคอร์)$/,
  rai: /^(?:rai|ไร่|莱|рай)$/,
  feddan: /^(?:feddans?|فدان|أفدنة|افدنة)$/,
  mu: /^(?:mu|亩|畝)$/,
  paulista: /^alqueires?(?: paulistas?)?$/,
  mineiro: /^alqueires?(?: (?:mineiros?|goianos?))?$/
}

/** The units of land that a typed word may mean. */
export function unitsNamed(typed: string): AreaUnit[] {
  const word = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return areaUnits.filter(unit => names[unit].test(word))
}

const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?`
/** `5 ไร่ 2 งาน 50 ตร.ว.`: a ngan is a quarter of a rai, and a square wa a hundredth of a ngan. */
const IN_RAI = new RegExp(
  String.raw`^(?:(?<rai>${NUMBER})\s*(?:ไร่|rai))?\s*(?:(?<ngan>${NUMBER})\s*(?:งาน|ngan))?\s*(?:(?<wa>${NUMBER})\s*(?:ตร\.?\s*ว\.?|ตารางวา|วา|wah?))?$`,
  'iu'
)

/** The rai of an area that is typed in rai, ngan and square wa, by the number that `read` reads. */
export function inRai(
  typed: string,
  read: (number: string) => string | undefined
): string | undefined {
  const { groups } = IN_RAI.exec(typed.trim().normalize('NFC')) ?? {}
  if (!groups || (groups.ngan ?? groups.wa) === undefined) return undefined
  const [rai, ngan, wa] = [groups.rai, groups.ngan, groups.wa].map(number =>
    Number(number === undefined ? 0 : read(number))
  )
  return String(((rai ?? 0) * 400 + (ngan ?? 0) * 100 + (wa ?? 0)) / 400)
}
