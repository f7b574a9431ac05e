import { expect, test } from 'vitest'
import { quantityText } from '#lib/typography/bind-figures.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { strengthUnitPatterns, unitPatterns } from '#lib/unit-patterns.ts'
import { visualText } from '../../../helpers/visual-text.ts'

/** A text as it is seen from left to right on a line that runs from right to left. */
const seen = (text: string) => visualText(bindUnits(text, 'rtl'), 'rtl')

test.each([
  ['بمقدار 2 L/ha في', '2 L/ha'],
  ['خلط 1.2–1.6 لتر/هكتار', '1.2–1.6'],
  ['عند BBCH 51–71 فقط', 'BBCH 51–71'],
  ['بين 2019–2023', '2019–2023'],
  ['تركيز 2 × 10⁸ CFU/mL. ثم', '2 × 10⁸ CFU/mL'],
  ['مع 2,4-D 720 g/L وحده', '2,4-D 720 g/L'],
  ['منتج Ostria 325 SC جديد', 'Ostria 325 SC'],
  ['500 g/L', '500 g/L'],
  ['عند −5 °C', '−5 °C']
])('a figure reads from left to right in Arabic: %s', (text, figure) => {
  expect(seen(text)).toContain(figure)
})

test.each(['مع 2,4-D 720 غ/لتر وحده', 'ملح IPA 480 غ/لتر', 'Alpha 1.2–1.6 لتر'])(
  'a figure stands beside its Arabic unit, also after a Latin name: %s',
  text => {
    expect(seen(text)).toMatch(/(رتل|رتل\/غ) (720|480|1\.2–1\.6)(?!\p{L})/u)
  }
)

test.each([
  ['Rhizophagus irregularis 50 وحدة تكاثر/غ', 'غ/رثاكت ةدحو 50 Rhizophagus irregularis'],
  ['سلالة kurstaki 32 000 وحدة دولية/مغ', 'غم/ةيلود ةدحو 32 000 kurstaki'],
  ['Trichoderma harzianum 3×10⁸ و.ت.م/غ', 'غ/م.ت.و 3×10⁸ Trichoderma harzianum'],
  ['Bacillus subtilis 2 × 10⁸ و.ت.م/مل', 'لم/م.ت.و 2 × 10⁸ Bacillus subtilis'],
  [
    'Azospirillum brasilense 1×10⁸ + Bradyrhizobium japonicum 3×10⁹ و.ت.م/مل',
    'لم/م.ت.و 3×10⁹ Bradyrhizobium japonicum + 1×10⁸ Azospirillum brasilense'
  ]
])('a count of spores, cells or units stands between its name and its unit: %s', (text, line) => {
  expect(seen(text)).toContain(line)
})

test.each(
  Object.values({ ...unitPatterns, mg: strengthUnitPatterns.mg })
    .flatMap(words => words.split('|'))
    .filter(word => /\p{sc=Arabic}/u.test(word))
)('a figure after a Latin name stands beside its unit %s', unit => {
  const figure = new RegExp(`${visualText(unit, 'rtl')} 720(?!\\p{L})`, 'u')
  expect(seen(`ملح 2,4-D 720 ${unit} وحده`)).toMatch(figure)
})

test('the parts of every mixture run in the direction of the line, so that first belongs to first', () => {
  expect(seen('200 g/L + 125 g/L')).toBe('125 g/L + 200 g/L')
  expect(seen('Alpha + Beta')).toBe('Beta + Alpha')
  expect(seen('Alpha 200 g/L + Beta 125 g/L')).toBe('Beta 125 g/L + Alpha 200 g/L')
})

test('the groups of one scheme are one name, which reads from left to right', () => {
  expect(seen('FRAC 11 + 3')).toBe('FRAC 11 + 3')
  expect(seen('FRAC M03 + 7')).toBe('FRAC M03 + 7')
  expect(seen('مجموعة FRAC 4 + M03 وحدها')).toContain('FRAC 4 + M03')
})

test('the groups of two schemes run as their ingredients do', () => {
  expect(seen('FRAC 3 + IRAC 4A')).toBe('IRAC 4A + FRAC 3')
  expect(seen('FRAC 11 + 3 + IRAC 4A')).toBe('IRAC 4A + FRAC 11 + 3')
})

test.each([
  ['أو موزّعك: linkedin.com/company/…', 'linkedin.com/company/…'],
  ['المفاتيح compared-… وdraft:… محفوظة', 'compared-…'],
  ['المفاتيح compared-… و draft:… محفوظة', 'draft:…']
])('the sign for the rest of an address or a name follows it in Arabic: %s', (text, name) => {
  expect(seen(text)).toContain(name)
})

test.each([
  ['حين تتجاوز حرارة الليل 24 °م', 'م° 24 '],
  ['اختبار عند 54 °م', 'م° 54 '],
  ['انقله واحفظه دون 25 °م.', 'م° 25 '],
  ['28 °م', 'م° 28'],
  ['منتج Alpha 28 °م', 'م° 28 Alpha']
])('a degree stands between its number and its letter in Arabic: %s', (text, degrees) => {
  expect(seen(text)).toContain(degrees)
})

test.each([
  ['ما زاد على 110 %.', '%110 '],
  ['قبل إصابة 5٪ من الأوراق', '٪5 '],
  ['20٪ من النباتات', '٪20'],
  ['تلوّن 10–15٪ من الثمار', '٪10–15 '],
  ['10–15% من الثمار', '%10–15']
])('the sign of a share follows its number in Arabic: %s', (text, share) => {
  expect(seen(text)).toContain(share)
})

test('a mixture reads from left to right where lines do', () => {
  expect(bindUnits('200 g/L + 125 g/L')).not.toContain('\u2066')
})

test('a quantity has a space that never breaks, but Chinese has none', () => {
  expect(quantityText('1.2', 'L/ha', 'ltr')).toBe('1.2\u00a0L/\u2060ha')
  expect(visualText(quantityText('1.2–1.6', 'L/ha', 'rtl'), 'rtl')).toBe('1.2–1.6 L/ha')
  expect(quantityText('500', '克/升', 'ltr').replaceAll('\u2060', '')).toBe('500克/升')
})

test('what is isolated already is left as it is', () => {
  const text = 'منتج \u2068Ostria 325 SC\u2069 جديد'
  expect(bindUnits(text)).toBe(text.replace('5 S', '5\u00a0S'))
})

test('the space before a figure of a mixture is outside its isolation, and stays beside the name before it', () => {
  expect(bindUnits(' 1×10⁸ + ', 'rtl').startsWith(' \u2066')).toBe(true)
})
