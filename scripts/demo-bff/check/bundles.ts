import { basename } from 'node:path'
import { compareBundle } from './bundle-texts.ts'
import type { Faults } from './faults.ts'
import { figures, fixedTexts, routeNames } from './fixed-texts.ts'
import { answerRules, checkHtml, skeleton } from './html.ts'
import { leavesOf, type Leaf } from './leaves.ts'
import { readData } from '../data-source/read-json.ts'
import { demoEnglish } from '../data-source/data-source.ts'
import { dataFiles } from './demo-data.ts'

type Bundle = { locale?: string; dir?: string; extends?: string } & Record<string, unknown>

/** In one language on purpose: the disclosure is Chinese, the notice of the Brazilian site Portuguese. */
const inOneLanguage = /^(info|brazilNotice)\./
/** The BFF overwrites these with contact-info.json. */
const office = /^contact\.office\.(email|phone|location|latitude|longitude)$/
/** The same in every language. */
const forAll =
  /^(brand\.(name|mark)|home\.facts\.(total|fresh)|news\.academiaUrl|press\.contact\.(email|phone)|investors\.listing\.priceUrl)$/

export function checkBundles(faults: Faults): void {
  const english = leavesOf(demoEnglish())
  checkEnglish(faults, english)
  const files = dataFiles().filter(file => file.startsWith('bundles/'))
  const languages = files.filter(file => /^bundles\/(?!eng)[a-z]{3}\.json$/.test(file))
  for (const file of languages) checkLanguage(faults, file, english)
  for (const file of files.filter(name => name.startsWith('bundles/country/'))) {
    const { locale = '', extends: base = '', ...texts } = readData<Bundle>(file)
    const isKnown = base === 'eng' || languages.includes(`bundles/${base}.json`)
    faults.when(!isKnown, file, `extends ${base}, which is no bundle`)
    faults.when(
      !locale.endsWith(`-${basename(file, '.json').toUpperCase()}`),
      file,
      `locale ${locale}`
    )
    compareBundle(faults, file, leavesOf(texts), english, { locale, isOfCountry: true })
    for (const key of leavesOf(texts).keys())
      faults.when(office.test(key), file, `${key} belongs in contact-info`)
  }
}

function checkEnglish(faults: Faults, english: Map<string, Leaf>): void {
  compareBundle(faults, 'english', english, english, { locale: 'en' })
  for (const [key, text] of Object.entries(fixedTexts)) {
    faults.when(english.get(key) !== text, `english ${key}`, `must read “${text}”`)
  }
  for (const route of routeNames.split(' ')) {
    for (const field of ['title', 'description', 'keywords']) {
      faults.when(!english.has(`meta.${route}.${field}`), 'english', `no meta.${route}.${field}`)
    }
  }
  const counts = { 'contact.faq.items[]': 16, 'design.phases[]': 3, 'home.units.items[]': 5 }
  for (const [key, count] of Object.entries(counts)) {
    faults.when(english.get(key) !== count, `english ${key}`, `the specification has ${count}`)
  }
  const all = JSON.stringify([...english.values()])
  for (const figure of figures.split('|'))
    faults.when(!all.includes(figure), 'english', `nowhere “${figure}”`)
}

function checkLanguage(faults: Faults, file: string, english: Map<string, Leaf>): void {
  const bundle = readData<Bundle>(file)
  const { locale = '', dir = '' } = bundle
  faults.when(!locale || !['ltr', 'rtl'].includes(dir), file, 'locale or dir is missing')
  const texts = leavesOf(bundle)
  compareBundle(faults, file, texts, english, { locale })
  for (const key of english.keys()) {
    const isWanted = !office.test(key) && !forAll.test(key) && !inOneLanguage.test(key)
    faults.when(isWanted && !texts.has(key), file, `${key} is missing`)
  }
  for (const key of texts.keys())
    faults.when(office.test(key), file, `${key} belongs in contact-info`)
  for (const [key, text] of texts) {
    const original = english.get(key)
    const isAnswer = key.endsWith('.answer')
    if (!isAnswer || typeof text !== 'string' || typeof original !== 'string') continue
    checkHtml(faults, `${file} ${key}`, text, answerRules)
    faults.when(
      skeleton(text) !== skeleton(original),
      `${file} ${key}`,
      'structure differs from English'
    )
  }
}
