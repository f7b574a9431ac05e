import { describe, expect, test } from 'vitest'
import { fittingSize } from '#art/packs/fitting-size.ts'
import { addressesIn } from '#browser/enquiry/addresses-in.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import { csvOf } from '#lib/csv.ts'
import { datesIn } from '#lib/dates-in.ts'
import { directionOf } from '#lib/direction.ts'
import { escapeXml } from '#lib/escape-xml.ts'
import { fill } from '#lib/fill.ts'
import { filmOf } from '#lib/film.ts'
import { initialOf } from '#lib/typography/initial.ts'
import { printFact } from '#lib/print-fact.ts'
import { raisePowers, splitPowers } from '#lib/typography/raise-powers.ts'
import { shorten } from '#lib/typography/shorten.ts'
import { isolateFigures } from '#lib/typography/isolate-figures.ts'
import { softHyphens } from '#lib/typography/soft-hyphens.ts'
import { wholeName } from '#lib/typography/whole-name.ts'
import { beginningOf } from '#browser/search/query/beginning.ts'
import { bandOf } from '#views/finder/concentration.ts'
import { markMatches } from '#browser/search/answer/marks.ts'
import { normalise } from '#lib/normalise.ts'
import { withoutStopWords } from '#browser/search/words/without-stop-words.ts'
import { suggestionOf } from '#browser/search/answer/suggestion.ts'
import { joinedWordsOf, termsOf, wordsOf } from '#browser/search/words/words.ts'
import { countOf } from '#views/text/count.ts'
import { headline } from '#views/home/headline.ts'
import { mixtureText } from '#views/text/list-text.ts'
import { longestWord } from '#views/text/longest-word.ts'
import { plain, tableOf } from '#views/machines/markdown.ts'
import { highlightsOf } from '#views/units/highlights.ts'
import { columnsOf } from '#views/company/vertical-title.ts'

/** Long enough that quadratic work takes a second or more. */
const LENGTH = 40_000

/** Inputs that make a search start again at every letter, or recompute a sum for every word. */
const texts = Object.fromEntries(
  [
    ...[
      'a',
      'b',
      'A',
      'Aa ',
      ' ',
      '\n',
      '\u00a0',
      '-',
      '.',
      ',',
      '1',
      '1 ',
      '1,',
      '1-a',
      '1–',
      '5 m '
    ],
    ...['a/b/', 'a-b-', 'a@', '10^1', '{a', '(', '"', '&', 'e\u0301', '\u0301', '\u00ad', '\u200f'],
    ...['草', '草1', '，a', 'ก', 'ไกลโฟเซต', 'ب', 'ж', '😀', 'HRAC', 'FRAC 9 ', '9+', 'BBCH 1 ']
  ].map(unit => [JSON.stringify(unit), unit.repeat(LENGTH / unit.length)])
)

const result = (text: string) => ({
  id: 'product:1',
  kind: 'product' as const,
  title: text,
  line: text,
  path: '/',
  terms: ['x'],
  score: 1
})

const works: Record<string, (text: string) => unknown> = {
  'units are bound': bindUnits,
  'units are unbound': unbindUnits,
  'a cell of a file is written': text => csvOf([[text]]),
  'a text is cut': text => shorten(text, 300),
  'days are found in English': text => datesIn(text, 'en'),
  'days are found in Portuguese': text => datesIn(text, 'pt-BR'),
  'days are found in Chinese': text => datesIn(text, 'zh'),
  'its direction is found': text => directionOf({ text }),
  'XML is written': escapeXml,
  'its gaps are filled': text => fill({ forms: text, locale: 'en' }, { a: 1 }),
  'a film is looked for': text => filmOf(`/${text}`),
  'its initial is found': initialOf,
  'a fact is printed': printFact,
  'powers are raised': text => splitPowers(raisePowers(text)),
  'words get places for a hyphen': softHyphens,
  'figures are isolated': isolateFigures,
  'a name is kept whole': wholeName,
  'the beginning of a search is taken': beginningOf,
  'a concentration is read': bandOf,
  'what was found is marked': text => markMatches(text, ['a', '1']),
  'it is spelled in one way': normalise,
  'stop words are left out of a search': text => withoutStopWords(text, () => false),
  'a suggestion is made of it': text =>
    suggestionOf({ query: 'wheat', lang: 'en' }, [result(text)]),
  'its words are indexed': text => [...wordsOf(text), ...joinedWordsOf(text)],
  'it is searched for': text => [termsOf(text, 'whole', () => true), termsOf(text, 'apart')],
  'a figure is counted to': countOf,
  'it is a headline': text => headline({ text }, 'en'),
  'it is a Chinese headline': text => headline({ text }, 'zh'),
  'it is part of a mixture': text => mixtureText([text, 'مبيد']),
  'its longest word is measured': text => longestWord({ text }),
  'it is a cell of Markdown': text => tableOf([text], [[plain(text)]]),
  'it is on highlights': text => highlightsOf({ text }, 'en'),
  'it stands in columns': text => columnsOf(text, 'zh'),
  'it is on a pack': text => fittingSize(text, 100, 50),
  'addresses are looked for': text => addressesIn({ text })
}

/** The CPU time of the work in milliseconds: that of compiling the code and of clearing memory is a part of it. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

/** Linear work takes some 50 ms at most. */
const NOTICEABLE = 250
/** Quadratic work is noticeable each time; other work only while the machine does something else. */
const TRIES = 3

/** The least ratio of the work for a text to that for a quarter of it: 4 if linear, 16 if quadratic. */
function growthOf(work: (text: string) => unknown, text: string): number {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= 8; tries += 1) {
    const whole = costOf(() => work(text))
    if (whole < NOTICEABLE) return 1
    least = Math.min(least, whole / costOf(() => work(text.slice(0, text.length / 4))))
  }
  return least
}

describe.each(Object.entries(works))('Of a long text, %s', (_, work) => {
  test.each(Object.entries(texts))('of only %s', (_, text) => {
    expect(growthOf(work, text)).toBeLessThan(8)
  })
})

test('quadratic work is noticed', () => {
  const quadratic = (text: string) => /a+b/.test(text)
  expect(growthOf(quadratic, 'a'.repeat(0.7 * LENGTH))).toBeGreaterThan(8)
})
