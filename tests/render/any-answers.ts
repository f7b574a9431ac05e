import fc from 'fast-check'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { cleanText, isSeen } from '#lib/clean-text.ts'
import { setAt } from '#lib/value-at.ts'
import { english } from '#texts/english.ts'
import { placesIn, recordOf } from '../helpers/any-record.ts'

const letters = [
  '<b>bold</b> & <!-- "quoted" \'so\'',
  '</title></head></script><x-odd onload=alert(1)>',
  '{product} {brand} {title} {count} {nobody} {constructor} {__proto__} ${1+1} {{1}}',
  ']]> &amp; &#0; &lt;script&gt;',
  '[link](javascript:alert(1)) | **a** `b` # c',
  '$& $1 $$ %s %00 \\ \\u0000 ../..',
  '\u0000\ufeff\u202e\ud800 \u2067name',
  'Ⅷ 𠮷 👩‍🌾 e\u0301 \u00ad ﷽',
  'ใบกำกับยาฆ่าแมลง',
  'مبيد حشري 5 %',
  '草甘膦，除草剂',
  '-',
  '0',
  '.',
  '__proto__',
  'constructor',
  'null',
  '=1+1',
  '12,5 g/l',
  '1 January 2026',
  'https://example.org/?a=1&b=2#c',
  'a@b.example',
  'Incomprehensibilities'.repeat(4),
  'word '.repeat(1_500)
]
/** A visible text; without the replacement character, because tests take it for a damaged letter of ours. */
const isText = (text: string) => isSeen(cleanText(text)) && !text.includes('\ufffd')
const oddText = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...letters) },
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 })
  )
  .filter(isText)
const anyValue = fc.oneof(
  oddText,
  fc.constantFrom(-1, 1e300, '', '\u200b\u3164', 'javascript:alert(1)', [[]]),
  fc.jsonValue({ maxDepth: 3 })
)
const manner = { text: oddText, isHalfFilled: true }

/** A record that the contract takes, at times with another value in some place that may be wrong. */
function recordOfCall(name: EndpointName): fc.Arbitrary<object> {
  const { schema } = endpoints[name]
  const places = placesIn(schema).filter(({ isOptional }) => isOptional)
  const record = recordOf(schema, manner) as fc.Arbitrary<object>
  if (places.length === 0) return record
  const broken = fc
    .tuple(record, fc.constantFrom(...places), anyValue)
    .map(([record, { path }, value]) => {
      const copy = structuredClone(record)
      setAt(
        copy,
        path.map(key => (key === '*' ? '0' : key)),
        value
      )
      return copy
    })
  return fc.oneof({ weight: 2, arbitrary: record }, broken)
}

/** The answer of a call. A call with built-in content sometimes gets anything at all. */
function answerOf(name: EndpointName): fc.Arbitrary<unknown> {
  const { shape, onFailure } = endpoints[name]
  const record = recordOfCall(name)
  const answer = shape === 'one' ? record : fc.array(record, { maxLength: 3 })
  if (onFailure === 'stop') return answer
  return fc.oneof({ weight: 9, arbitrary: answer }, fc.jsonValue())
}

/** A bundle with the keys of the built-in one; some values have another shape, some are missing. */
function bundleLike(value: unknown): fc.Arbitrary<unknown> {
  const odd = { weight: 1, arbitrary: anyValue }
  if (typeof value === 'string') return fc.oneof({ weight: 9, arbitrary: oddText }, odd)
  if (Array.isArray(value)) {
    const item = value.length > 0 ? bundleLike(value[0]) : anyValue
    return fc.oneof({ weight: 9, arbitrary: fc.array(item, { maxLength: 3 }) }, odd)
  }
  const entries = Object.entries(value as object).map(([key, item]) => [key, bundleLike(item)])
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: []
  })
}
const texts = bundleLike(english).map(bundle => ({ name: 1, ...(bundle as object) }))

/** One country without a name would end the pull. */
const name = fc.constantFrom(...letters)

/** Five countries, one of each type, under names of any letters. */
const countries = fc
  .tuple(name, name, name, name, name, fc.constantFrom('por', 'ara', 'tha', 'fas'))
  .map(([global, site, other, traded, written, lang]) => [
    { id: 1, iso_country: 'gl', name: global, lang: 'eng', languages: ['eng', 'zho'] },
    { id: 2, iso_country: 'br', name: site, country_type: 'internal_website', lang },
    {
      id: 3,
      iso_country: 'de',
      name: other,
      country_type: 'external_website',
      external_website: 'https://partner.example/'
    },
    { id: 4, iso_country: 'jp', name: traded, country_type: 'product_commercialization' },
    { id: 5, iso_country: 'fr', name: written, country_type: 'contact_form' }
  ])

const ofTable = Object.keys(endpoints).filter(
  name => !/^(countries|countriesInChinese|bundle|furtherBundle|product)$/.test(name)
) as EndpointName[]

/** What a BFF answers to every call: records of any letters, half-filled, partly broken. */
export const anyAnswers = fc.record({
  ...(Object.fromEntries(ofTable.map(name => [name, answerOf(name)])) as Record<
    string,
    fc.Arbitrary<unknown>
  >),
  products: fc.array(recordOfCall('product'), { minLength: 1, maxLength: 3 }),
  countries,
  bundle: texts,
  furtherBundle: texts
})
