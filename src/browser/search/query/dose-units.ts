import { basisPatterns, unitPatterns } from '#lib/unit-patterns.ts'

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`

const DOSE_UNIT = new RegExp(
  String.raw`^(?:[\p{N}.,–-]+\s*)?${anyOf([...Object.values(unitPatterns), 'cc|ซีซี'])}(?:\s*\/\s*|\s+(?:per|por|на|ต่อ|每|لكل)\s+)${anyOf(Object.values(basisPatterns))}$`,
  'iu'
)

/** Whether a query is nothing but the unit of a dose, as `mL/planta`: no name of a product has it. */
export const isDoseUnit = (query: string) => DOSE_UNIT.test(query.trim())

/** Words of a question about mixing, which are of no crop, problem or product: `how many ml for a tank of 20 litres`. */
const OF_MIXING = [
  'how (?:many|much)|per|for|in|an?|the|of|to|use|knapsack|tank|sprayer|litres?|liters?|gallons?|water|hectares?',
  'quantos?|quantas?|por|para|em|na?|de|d[ao]|usar|uso|bomba|costal|tanque|pulverizador|litros?|calda|[aá]gua|hectares?|alqueires?',
  'cu[aá]nt[oa]s?|el|la|una?|con|del|mochila|aspersora|tambor?|caldo|agua|pongo|echo|caneca|hect[aá]reas?|manzanas?|fanegadas?',
  'сколько|на|в|бак|литр(?:ов|а)?|воды|ведро|лить|наливать|гектар(?:а|ов)?|сотк[ауи]|соток',
  'berapa|tangki|liter|untuk|air|campur|takaran|sprayer|pakai|hektare?',
  'كم|على|في|لكل|لل?هكتار|لل?فدان|خزان|ماء'
].join('|')
const OF_MIXING_UNSPACED =
  'ลิตร|ผสม|กี่|ซีซี|ถัง|น้ำ|ต่อ|ใช้|เท่าไหร่|เท่าไร|มล\\.?|ไร่|多少|几|[一每]|[亩桶]|公顷|地|用|放|加|药|水|升|斤'
/** The dose itself, which needs no unit beside it. */
const DOSE = String.raw`(?<![\p{L}\p{M}])(?:doses?|dosages?|dosagem|dosis|dosificaci[oó]n|доз[аы]|норм[аы]|расход|лить|نسبة|ال?جرعة)(?![\p{L}\p{M}])|用量|剂量|兑水|多少|ปริมาณ|อัตรา`
const word = String.raw`(?:(?:${anyOf([...Object.values(unitPatterns), OF_MIXING, 'cc', 'ph', String.raw`[\p{N}.,–-]+`])})(?![\p{L}\p{M}])|${DOSE}|${OF_MIXING_UNSPACED})`

const MIXING = new RegExp(`^(?:${word}[\\s?]*)+$`, 'iu')
/** What is asked: an amount of a liquid, or its acidity. `480 g` may be a strength. */
const IS_ASKED = new RegExp(
  String.raw`(?<!\p{L})(?:${unitPatterns.L}|${unitPatterns.mL}|lit(?:er|re|ro)s?|cc|ph)(?!\p{L})|ซีซี|ลิตร|${DOSE}`,
  'iu'
)

/** Whether a query asks only for amounts: of a product, or in a tank. No product answers it by its name. */
export const isOfMixing = (query: string) => MIXING.test(query.trim()) && IS_ASKED.test(query)

/** Whether it asks how much of a product is needed, and not for the acidity of water, of which articles tell. */
export const asksForDose = (query: string) =>
  isOfMixing(query) && !/(?<!\p{L})ph(?!\p{L})/iu.test(query)

/** What a question about an amount begins with. */
const QUESTION = String.raw`(?:how (?:many|much)|quant[oa]s?|cu[aá]nt[oa]s?|сколько|berapa|كم)(?!\p{L})|กี่|เท่าไหร่|เท่าไร|ผสม|多少|几`
const ASKED = String.raw`(?:(?:${QUESTION}|[一每]桶水?|[放兑]水?)\s*)+`
const VOLUME = String.raw`(?:${unitPatterns.mL}|${unitPatterns.L}|lit(?:er|re|ro)s?|литр(?:ов|а)?|cc|مل|لتر)(?![\p{L}\p{M}])|ซีซี|ลิตร|毫升|公升|升`
const WEIGHT = String.raw`(?:${anyOf([unitPatterns.kg, unitPatterns.g])})`
const FIGURE = String.raw`\p{N}[\p{N}.,–-]*`
const AREA = String.raw`(?:${anyOf([basisPatterns.ha, basisPatterns.acre, basisPatterns.feddan])})(?![\p{L}\p{M}])|ไร่|亩`
const BASIS = String.raw`(?:\s*\/\s*|\s+(?:per|por|na|на|ต่อ|每|لكل)\s+)(?:${anyOf(Object.values(basisPatterns))}|hect(?:are|[aá]rea)s?)(?![\p{L}\p{M}])`
/** What may stand around an amount: the tank, its water, the area. */
const AROUND = String.raw`(?:${OF_MIXING}|\p{N}[\p{N}.,]*|hect(?:are|[aá]rea)s?|${basisPatterns.ha}|${basisPatterns.acre}|rai)(?![\p{L}\p{M}])|${QUESTION}|${OF_MIXING_UNSPACED}|ไร่|桶|放|兑|水(?![稻剂分])`

/** An amount with what belongs to it, or an area: `2 L/ha`, `5 ไร่`, `20 litros`, `cuantos ml por bomba`. A strength has a unit on both sides. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{N}.,\/×^]|(?<![\p{Script=Thai}\p{Script=Han}])[\p{L}\p{M}])(?:${ASKED}(?:${FIGURE}\s*)?(?:${VOLUME})|${FIGURE}\s*(?:${VOLUME}|${AREA})|(?:${FIGURE}\s*)?(?:${VOLUME}|${WEIGHT})${BASIS})(?:${BASIS})?(?!\s*\/)(?:\s*(?:${AROUND}|${VOLUME}))*[\s?]*`,
  'giu'
)
/** Words of the question that remain on the other side of a name: `cuantos ml de glifosato por bomba`. */
const REMAINS = String.raw`(?:an?|in|of|for|per|por|para|de|d[ao]|na?|em|el|la|en|con|на|в|untuk|per|tank|sprayer|knapsack|bomba|costal|tanque|pulverizador|mochila|tambor?|бак|ведро|tangki)(?!\p{L})|${QUESTION}|ต่อ|ถัง|ใช้|桶`
const AT_ENDS = new RegExp(
  String.raw`^(?:(?:${REMAINS})\s*)+(?=\s)|(?<=^|[\s\p{Script=Thai}\p{Script=Han}])(?:(?:${REMAINS})[\s?]*)+$`,
  'giu'
)

/** A query without its amounts, which are in no name: the words beside them are searched. */
export function withoutAmounts(query: string): string {
  const rest = query.replace(AMOUNT, ' ')
  return rest === query ? query : rest.replace(AT_ENDS, '').replace(/\s+/g, ' ').trim()
}
