import { withLatinDigits } from '#lib/normalise.ts'

/** Words that may stand between a number of days and the harvest; none of them says that the harvest was before. */
const BETWEEN = [
  'before|prior to|until|till|to|of|from|the|in|within|is|up to|at most|max(?:imum)?|less than|under',
  'antes|para|at[eé]|à|a|d[aeo]|daqui(?: a)?|em|dentro de|(?:no )?m[aá]xim[oa]|menos de|m[aá]x',
  'hasta|al?|del?|la|el|en|como m[aá]ximo|m[aá]xim[oa]',
  'до|перед|за|не более|максимум|менее',
  'sebelum|menjelang|lagi|dalam|maksimal|kurang dari|paling lama',
  'قبل|حتى|من|خلال|في|عن|بـ?|أقل من|اقل من|لا تزيد|لا يزيد|لا تتجاوز'
].join('|')
const BETWEEN_UNSPACED =
  '(?:พ่น|ฉีด)แล้ว|หลัง(?:พ่น|ฉีด)|ก่อน|การ|ได้|จะ|ถึง|อีก|ภายใน|ใน|ไม่เกิน|น้อยกว่า|前|之前|以前|[打喷用施]药后?|距|离|到|就|要|的|不超过|少于|以内|内|为'

const DAYS = [
  'days?|d',
  'd[ií]as?',
  'дн(?:я|ей|и)|день|сут(?:ки|ок)',
  'hari',
  'يوما?ً?|[أا]يام'
].join('|')
const DAYS_UNSPACED = 'วัน|天|日'
const WEEKS = ['weeks?', 'semanas?', 'недел[яиьюе]', 'minggu', '[أا]سبوعا?ً?|[أا]سابيع'].join('|')
const WEEKS_UNSPACED = 'สัปดาห์|อาทิตย์|周|星期'

const HARVEST = [
  '(?:pre[ -]?)?harvest(?:ing)?',
  'colheita|colher|colho',
  'cosech(?:ar?|o)|recolecci[oó]n',
  'убор(?:ки|ку|кой)(?: урожая)?|сбора?(?: урожая)?',
  '(?:di)?panen',
  'الحصاد|حصاد|الجني|جني المحصول|القطاف|القطف'
].join('|')
const HARVEST_UNSPACED =
  'เก็บเกี่ยว|เก็บผลผลิต|[能可]以?(?:采收?|收获?|摘|吃)|收获|采收|收割|采摘|[采收]前|(?<=ก่อน)เก็บ(?!รักษา)|เก็บ(?=ได้|กิน|ขาย)'

/** Names of the interval, and headings of its column: beside one, a number without a unit is one of days. */
const INTERVAL = [
  'phi|pre[ -]?harvest interval|wait(?:ing (?:period|time)| before harvest)|withholding period|whp',
  'days (?:to|until|till|before) (?:the )?harvest',
  '(?:período de |prazo de )?car[êe]ncia|intervalo(?: de seguran[cç]a)?|dias (?:at[eé] |para |antes d)a colheita',
  'per[ií]odo de carencia|intervalo(?: de seguridad)?|plazo(?: de seguridad| hasta la cosecha)?',
  'd[ií]as (?:a|hasta|antes de) (?:la )?cosecha',
  'срок[аом]* ожидания|период[аом]* ожидания|дней до (?:уборки|сбора)(?: урожая)?',
  'masa (?:tunggu|panen)|interval panen|(?:hari|jeda) sebelum panen|jeda panen',
  '(?:فترة )?(?:ال[أا]مان )?(?:ما )?قبل الحصاد|فترة (?:ال)?(?:[أا]مان|انتظار|تحريم)'
].join('|')
const INTERVAL_UNSPACED =
  '(?:(?:ระยะ(?:เวลา)?|เว้น(?:ระยะ)?|งดใช้)(?:ก่อน)?|ก่อน)(?:การ)?เก็บเกี่ยว|安全间隔期|采收间隔期|间隔期|安全期'

/** `how many days before harvest` asks for what each row says: the other words are searched. */
const HOW_MANY = 'how many|quant[oa]s|cu[aá]nt[oa]s|сколько|berapa|كم'
const HOW_MANY_UNSPACED = '(?<!เ)กี่|几|多少'

/** `carência zero`: no other number is written as a word. */
const ZERO = 'zero|cero|ноль|нуль|nol|صفر'
const ZERO_UNSPACED = 'ศูนย์|零'
/** `sem carência`: no days at all. `no` is a preposition of Portuguese. */
const WITHOUT =
  'no(?=[ -](?:phi|pre|wait|with|whp|days))|without(?: an?)?|sem|sin|без|tanpa|بدون|بلا'
const WITHOUT_UNSPACED = 'ไม่(?:มี|ต้อง)|无需?|没有'

/** `pick after 3 days`: the harvest that may follow then. */
const AFTER = [
  '(?:harvest|pick|picked|picking)(?:ing|ed)? (?:after|in)',
  '(?:colher|colheita|cosechar?|cosecha) (?:depois de|ap[oó]s|despu[eé]s de|a los|em|en)',
  '(?:убор\\p{L}+|сбор\\p{L}*|собирать) через',
  '(?:di)?panen setelah|(?:الحصاد|الجني|القطف|[اأ](?:حصد|جني|قطف)) بعد'
].join('|')

/** A harvest on the day of the treatment. */
const AT_ONCE = [
  'same[ -]day (?:pre-?)?harvest|harvest(?:ed)? (?:on |in )?(?:the )?same day|pick(?:ed)? (?:on )?(?:the )?same day',
  'colh(?:eita|er|o) no mesmo dia|cosech(?:a|ar|o) (?:en )?el mismo d[ií]a',
  'сбор в тот же день|уборка в тот же день|panen (?:di )?hari (?:itu|yang sama)',
  '(?:ال)?(?:حصاد|جني|قطف) (?:في )?نفس اليوم'
].join('|')
const AT_ONCE_UNSPACED =
  'เก็บ(?:เกี่ยว|กิน|ขาย)?(?:ได้)?(?:เลย|ทันที|วันเดียวกัน|ในวันเดียวกัน)|(?:当天|当日|即可)(?:采收|收获|采摘)'

/** `7 days or less`: behind a number, what is before it elsewhere. */
const OR_LESS = [
  'or (?:less|fewer|under|below)|max(?:imum)?|at most',
  'ou menos|o menos|(?:no |como )?m[aá]xim[oa]|m[aá]x',
  'или (?:меньше|менее)|не более|максимум|atau kurang|maksimal|[أا]و [أا]قل|كحد [أا]قصى'
].join('|')
const OR_LESS_UNSPACED = 'หรือน้อยกว่า|ลงไป|或更少|以下'
/** `14-21 days`: the higher one is the limit. */
const RANGE = String.raw`(?:\p{Nd}{1,3}(?:\s*[-–—~～至到]\s*|\s*ถึง\s*|\s+(?:to|or|a|ou|at[eé]|o|hasta|до|или|sampai|hingga|[إا]لى|[أا]و)\s+))?`

const anyOf = (spaced: string, unspaced: string) =>
  String.raw`(?:(?<![\p{L}\p{M}])(?:${spaced})(?![\p{L}\p{M}])|${unspaced})`
const howMany = anyOf(HOW_MANY, HOW_MANY_UNSPACED)
const IS_QUESTION = new RegExp(howMany, 'iu')
const between = String.raw`(?:[\s:=<≤\-]*${anyOf(BETWEEN, BETWEEN_UNSPACED)}){0,4}[\s:=<≤\-]*`
const orLess = String.raw`(?:\s*${anyOf(OR_LESS, OR_LESS_UNSPACED)})?`
const figure = (name: string) =>
  String.raw`(?:(?<![\p{N}.,–-])${RANGE}(?<${name}>\p{Nd}{1,3})(?!\p{N}|[.,]\p{N})|${anyOf(ZERO, ZERO_UNSPACED)}|${howMany})${orLess}`
const unit = (name: string) =>
  String.raw`[\s-]*(?:${anyOf(DAYS, DAYS_UNSPACED)}|(?<${name}>${anyOf(WEEKS, WEEKS_UNSPACED)}))${orLess}`
/** `Carência, dias`: a heading may end in its unit. */
const ofColumn = String.raw`(?:[\s,(（]*${anyOf(DAYS, DAYS_UNSPACED)}[\s)）]*)?`
const interval = anyOf(INTERVAL, INTERVAL_UNSPACED)
const harvest = `(?:${interval}|${anyOf(HARVEST, HARVEST_UNSPACED)})`

/** `14 days before harvest`, `PHI 14`, `收获前14天`. */
const LIMIT = new RegExp(
  [
    `${between}${figure('first')}${unit('weeks')}后?${between}${harvest}`,
    `(?:${anyOf(ZERO, ZERO_UNSPACED)}|(?<![\\p{N}.,–-])0)[\\s-]+${interval}`,
    `${anyOf(WITHOUT, WITHOUT_UNSPACED)}[\\s-]*${interval}`,
    anyOf(AT_ONCE, AT_ONCE_UNSPACED),
    `${between}${interval}${ofColumn}${between}${figure('second')}(?:${unit('weeksSecond')})?`,
    `${between}${harvest}${between}${figure('third')}${unit('weeksThird')}`,
    `${anyOf(AFTER, 'เก็บ(?:เกี่ยว)?(?:ได้)?หลัง(?:พ่น)?')}[\\s]*${figure('fourth')}${unit('weeksFourth')}`
  ].join('|'),
  'iu'
)

const AT_ENDS = /^[\s,;،、，]+|[\s,;،、，]+$/g

/** What days are of that are not the days to harvest: of a repetition, a stage, or the time since something. */
const OTHER_DAYS =
  /(?<!\p{L})(?:after|every|each|old|since|between|post|depois|ap[oó]s|cada|intervalo entre|edad|idade|desde|despu[eé]s|после|кажд\p{L}*|setelah|sesudah|setiap|tiap|umur|بعد|كل)(?!\p{L})|หลัง|ทุก|อายุ|后|每|龄/iu

/** Days beside other words, `tomato 5 days`, and a harvest that another name parts from them, `carência soja 30 dias`. */
const APART = new RegExp(`${between}${figure('apart')}${unit('weeksApart')}(?=[\\s,.?]|$)`, 'iu')
const NAME = new RegExp(`${between}${harvest}`, 'iu')

type Days = { days?: number; rest: string }

/**
 * Splits a query into the days to harvest that it names, as the highest number that is allowed, and the rest. Where texts
 * are searched, days of which it is not said what they are stay: `delivery in 3 days`.
 */
export function daysToHarvestIn(query: string, isOfTexts = false): Days {
  const { 0: found, index = 0, groups = {} } = LIMIT.exec(query) ?? { 0: '', groups: {} }
  if (found === '') return isOfTexts ? { rest: query } : daysApartIn(query)
  const { first, second, third, fourth, weeks, weeksSecond, weeksThird, weeksFourth } = groups
  const count = Number(withLatinDigits(first ?? second ?? third ?? fourth ?? '0'))
  const isWeeks = (weeks ?? weeksSecond ?? weeksThird ?? weeksFourth) !== undefined
  const others = `${query.slice(0, index)} ${query.slice(index + found.length)}`
  const rest = others.replace(AT_ENDS, '')
  if (IS_QUESTION.test(found)) return { rest: rest === '' ? query : rest }
  return { days: isWeeks ? 7 * count : count, rest }
}

/** The days of a query that does not say of what they are, beside its other words. */
function daysApartIn(query: string): Days {
  const found = APART.exec(query)
  // `2 4 d` is an ingredient.
  if (
    !found ||
    IS_QUESTION.test(found[0]) ||
    OTHER_DAYS.test(query) ||
    /\p{Nd}\s*d$/iu.test(found[0])
  )
    return { rest: query }
  const { apart, weeksApart } = found.groups ?? {}
  const others = `${query.slice(0, found.index)} ${query.slice(found.index + found[0].length)}`
  const rest = others.replace(NAME, ' ').replace(AT_ENDS, '')
  if (rest === '') return { rest: query }
  const count = Number(withLatinDigits(apart ?? '0'))
  return { days: weeksApart === undefined ? count : 7 * count, rest }
}
