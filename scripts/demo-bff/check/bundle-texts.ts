import type { Faults } from './faults.ts'
import { loudTexts } from './fixed-texts.ts'
import { categoriesOf, isPlural, placeholders, type Leaf, type Plural } from './leaves.ts'

/** A country's own texts may be empty, and may contain the country's name in the required grammatical form. */
type Options = { locale: string; isOfCountry?: boolean }

/** Requires the keys, list lengths, placeholders and kinds of leaf of English, and well-written texts. */
export function compareBundle(
  faults: Faults,
  file: string,
  texts: Map<string, Leaf>,
  english: Map<string, Leaf>,
  { locale, isOfCountry = false }: Options
): void {
  for (const [key, leaf] of texts) {
    const at = `${file} ${key}`
    const model = english.get(key)
    const isWellNamed = key.split(/[.[\]]+/).every(part => /^([a-z][A-Za-z0-9]*|\d*)$/.test(part))
    faults.when(!isWellNamed, at, 'the key is not camelCase')
    if (model === undefined) faults.add(at, 'English lacks this key')
    else if (typeof leaf === 'number')
      faults.when(leaf !== model, at, `${leaf} items, not as English`)
    else if (isPlural(leaf) && isPlural(model)) checkPlural(faults, at, leaf, model, locale)
    else if (typeof leaf !== 'string' || typeof model !== 'string')
      faults.add(at, 'plural in one language only')
    else if (leaf !== '' || !isOfCountry) {
      checkMessage(faults, at, leaf, locale, loudTexts.includes(key))
      const wanted = placeholders(model).filter(name => !isOfCountry || name !== '{country}')
      // A country's titles may lack the name of the record, which its pages then add.
      const isPlain = isOfCountry && key.startsWith('meta.') && placeholders(leaf).length === 0
      const isSame = isPlain || placeholders(leaf).join() === wanted.join()
      faults.when(!isSame, at, `placeholders differ from English: ${placeholders(leaf).join(' ')}`)
    }
  }
}

function checkPlural(
  faults: Faults,
  at: string,
  plural: Plural,
  model: Plural,
  locale: string
): void {
  const needed = categoriesOf(locale)
  const all = placeholders(model.other ?? '')
  for (const category of needed)
    faults.when(!(category in plural), at, `plural form ${category} is missing`)
  for (const [category, text] of Object.entries(plural)) {
    checkMessage(faults, `${at}.${category}`, text, locale, false)
    const isUsed = category === 'zero' || needed.has(category)
    faults.when(!isUsed, at, `plural form ${category} is never used in ${locale}`)
    const mine = placeholders(text)
    // “One product” may lack {count}.
    const isFree = ['zero', 'one', 'two'].includes(category)
    const wanted = all.filter(name => !isFree || name !== '{count}')
    const isWrong =
      mine.some(name => !all.includes(name)) || wanted.some(name => !mine.includes(name))
    faults.when(isWrong, `${at}.${category}`, `placeholders differ from English: ${mine.join(' ')}`)
  }
}

function checkMessage(
  faults: Faults,
  at: string,
  text: string,
  locale: string,
  isLoud: boolean
): void {
  faults.when(text === '' || text !== text.trim(), at, 'empty, or space at an end')
  faults.when(/[!！¡]/.test(text) && !isLoud, at, 'exclamation mark')
  faults.when(/\{(?![a-z][A-Za-z]*\})|[^\w]\}/.test(text), at, 'broken placeholder')
  const isChinese = locale.startsWith('zh') && !at.endsWith('keywords')
  faults.when(isChinese && /\p{Script=Han}[,;:?]/u.test(text), at, 'half-width mark after Chinese')
}
