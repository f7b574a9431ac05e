import { areStopWords } from '#browser/search/words/without-stop-words.ts'

/** Words before the days after which a treatment is repeated. */
const BEFORE = [
  'every|each|repeat(?:ed|ing)?(?: every| after)?|intervals?(?: of)?',
  '(?:a )?cada|(?:com )?intervalos?(?: (?:de|entre) aplica(?:ç|c)(?:ã|a)o| (?:de|entre) aplica(?:ç|c)(?:õ|o)es)?(?: de)?',
  '(?:con )?intervalos?(?: (?:de|entre) aplicaci(?:ó|o)n(?:es)?)?(?: de)?',
  'кажд(?:ые|ый|ую)|(?:с )?интервал(?:ом)?(?: между обработками)?(?: в)?',
  '(?:se)?tiap|interval(?: semprot| aplikasi)?|selang',
  'كل|بفاصل|فاصل'
].join('|')
const BEFORE_UNSPACED = 'ทุก(?:ๆ)?|เว้นช่วง|ระยะห่าง|每隔?|间隔'
const DAYS = 'days?|d[ií]as?|дн(?:я|ей|и)|день|hari|يوما?ً?|[أا]يام'
const DAYS_UNSPACED = 'วัน|天|日'
const AFTER = '(?:spray(?:ing)? |application |treatment )?intervals?|apart'

const figure = String.raw`\p{Nd}{1,3}(?:\s*[–-]\s*\p{Nd}{1,3})?[\s-]*(?:(?:${DAYS})(?![\p{L}\p{M}])|${DAYS_UNSPACED})`
const before = String.raw`(?:(?<![\p{L}\p{M}]|harvest[ -]|safety )(?:${BEFORE})(?![\p{L}\p{M}])|${BEFORE_UNSPACED})`

const REPETITION = new RegExp(
  String.raw`(?:(?:spray(?:ing)?|application|treatment)\s+)?${before}[\s:=]*${figure}|${figure}[\s-]*(?:${AFTER})(?!\p{L})`,
  'giu'
)

/**
 * A query without the days after which a treatment is repeated, which no filter has: each row says its own. Alone they
 * stay: `intervalo 7 dias` is asked for the days to harvest, too.
 */
export function withoutRepetition(query: string): string {
  const rest = query.replace(REPETITION, ' ').replace(/\s+/g, ' ').trim()
  return areStopWords(rest) ? query : rest
}
