import { areStopWords } from '#browser/search/words/without-stop-words.ts'

/** `when can I harvest`: each row has the answer. */
const WHEN = [
  '(?:when|how (?:soon|long))(?:\\s+(?:can|may|should|do|does|i|we|to|it|is|are|safe|wait|until|till|before|after|you)){0,6}\\s+(?:harvest|pick|eat)(?:ing|ed)?',
  'quando(?:\\s+(?:eu|posso|pode|podemos|se|é|que)){0,3}\\s+(?:colher|comer)',
  '(?:en cu[aá]nt[oa]s d[ií]as|cu[aá]ndo)(?:\\s+(?:lo|la|puedo|puede|podemos|se)){0,3}\\s+(?:cosechar|comer)',
  '(?:через сколько(?:\\s+дней)?|когда)(?:\\s+можно)?\\s+(?:собирать|убирать|снимать|есть)|сколько дней ждать',
  '(?:kapan|berapa (?:hari|lama))(?:\\s+(?:lagi|bisa|boleh|baru|dapat|sebelum)){0,3}\\s+(?:di)?panen',
  '(?:متى|كم يوم)(?:\\s+(?:يمكن|[اأ]نتظر))?\\s+(?:[اأ]حصد|[اأ]قطف|[اأ]جني|حصاد|قطف|جني)'
].join('|')
const WHEN_UNSPACED =
  '(?:เก็บเกี่ยว|เก็บ)(?:ได้)?(?:เมื่อไร|เมื่อไหร่|ตอนไหน|กี่วัน)|(?:อีก)?กี่วัน(?:ถึง|จึง|จะ|แล้ว)*(?:เก็บเกี่ยว|เก็บ)(?:ได้)?|什么时候(?:可以|能)(?:采收?|收获?|摘|吃)|停药'

/** What the harvest waits for, in the same question. */
const AFTER = [
  'after\\s+(?:the\\s+)?(?:spray(?:ing|ed)?|applying|application|treatment)|after\\s+i\\s+spray(?:ed)?',
  '(?:depois d[eao]|ap[oó]s)\\s+(?:a\\s+)?(?:pulverizar|aplicar|pulveriza[cç][aã]o|aplica[cç][aã]o|passar)',
  'despu[eé]s de\\s+(?:la\\s+)?(?:fumigar|aplicar|rociar|asperjar|aplicaci[oó]n)',
  'после\\s+(?:обработки|опрыскивания|применения)',
  '(?:setelah|sesudah)\\s+(?:di)?(?:semprot|aplikasi)',
  'بعد\\s+(?:الرش|المعاملة|رش)'
].join('|')
const AFTER_UNSPACED = 'หลัง(?:พ่น|ฉีด)(?:ยา)?|[打喷用施]药(?:后|以后|之后)?'

const anyOf = (spaced: string, unspaced: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${spaced})(?![\p{L}\p{M}])|${unspaced}`, 'giu')
const question = anyOf(WHEN, WHEN_UNSPACED)
const treatment = anyOf(AFTER, AFTER_UNSPACED)

/** Whether a query is nothing but the question when to harvest. */
export const isHarvestQuestion = (query: string): boolean =>
  query.replace(question, '') !== query && areStopWords(restOf(query))

/** A query without the question when to harvest: the crop beside it is searched. */
export function withoutHarvestQuestion(query: string): string {
  const rest = restOf(query)
  return areStopWords(rest) ? query : rest
}

function restOf(query: string): string {
  const asked = query.replace(question, ' ')
  if (asked === query) return query
  return asked
    .replace(treatment, ' ')
    .replace(/[\s?¿？]+/g, ' ')
    .trim()
}
