import { type AreaUnit, areaUnits } from './areas.ts'

/** The units of land as people write them behind a number. An alqueire alone may be either of two. */
const names: Record<AreaUnit, RegExp> = {
  ha: /^(?:ha|hect(?:are|[aá]rea)s?|hektar|га|гектар(?:а|ов)?|公顷|هكتار(?:ات)?|เฮกตาร์|เฮกเตอร์)$/,
  acre: /^(?:acres?|акр(?:а|ов)?|英亩|ekar|فدان إنجليزي|آكر|เอเคอร์)$/,
  rai: /^(?:rai|ไร่|莱|рай)$/,
  feddan: /^(?:feddans?|فدان|أفدنة|افدنة)$/,
  mu: /^(?:mu|亩|畝)$/,
  paulista: /^alqueires?(?: paulistas?)?$/,
  mineiro: /^alqueires?(?: (?:mineiros?|goianos?))?$/,
  dunum: /^(?:d[uo]n[ua]ms?|دونم(?:ات)?|دنم)$/
}

/** The units of land that a typed word may mean. */
export function unitsNamed(typed: string): AreaUnit[] {
  const word = inOneSpelling(typed)
  return areaUnits.filter(unit => names[unit].test(word))
}

const inOneSpelling = (typed: string) =>
  typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const SQUARE_METRES =
  /^(?:m2|sqm|sq\.? ?m|square met(?:re|er)s?|met(?:ro|er)s? (?:quadrados?|cuadrados?|persegi)|кв\.? ?м|м2|ตร\.? ?ม\.?|ตารางเมตร|平方米|平米|م2|متر مربع)$/

/** Whether a unit is the square metre, of which a hectare has 10,000. */
export const isSquareMetre = (typed: string): boolean => SQUARE_METRES.test(inOneSpelling(typed))

const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?`
/** `5 ไร่ 2 งาน 50 ตร.ว.`: a ngan is a quarter of a rai, and a square wa a hundredth of a ngan. */
const IN_RAI = new RegExp(
  String.raw`^(?:(?<rai>${NUMBER})\s*(?:ไร่|rai))?\s*(?:(?<ngan>${NUMBER})\s*(?:งาน|ngan))?\s*(?:(?<wa>${NUMBER})\s*(?:ตร\.?\s*ว\.?|ตารางวา|วา|wah?))?$`,
  'iu'
)

/** `2-1-50`, as deeds of land in Thailand have it. */
const OF_A_DEED = /^(\p{Nd}+)-(\p{Nd}+)-(\p{Nd}+(?:\.\p{Nd}+)?)\s*(?:ไร่|rai)?$/iu

/** The rai of an area that is typed in rai, ngan and square wa, by the number that `read` reads. */
export function inRai(
  typed: string,
  read: (number: string) => string | undefined
): string | undefined {
  const plain = typed.trim().normalize('NFC').replace(OF_A_DEED, '$1 rai $2 ngan $3 wa')
  const { groups } = IN_RAI.exec(plain) ?? {}
  if (!groups || (groups.ngan ?? groups.wa) === undefined) return undefined
  const [rai, ngan, wa] = [groups.rai, groups.ngan, groups.wa].map(number =>
    Number(number === undefined ? 0 : read(number))
  )
  return String(((rai ?? 0) * 400 + (ngan ?? 0) * 100 + (wa ?? 0)) / 400)
}
