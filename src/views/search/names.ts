import { hashedFile } from '#assets/hashed-file.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { pack } from '#browser/search/names/packed-names.ts'
import { remember } from '#lib/remember.ts'
import type { RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import sounds from '#texts/names/sounds.json' with { type: 'json' }
import words from '#texts/names/words.json' with { type: 'json' }
import { keysOfPages, names } from './trade-names.computed.ts'
import { wordOf } from './word-of.ts'

type Ingredient = { class?: string; group?: string }
const byLowerCase = new Map(
  Object.entries<Ingredient>(ingredients).map(([name, own]) => [name.toLowerCase(), own])
)
const { classes, modes, topics } = words

/**
 * `routes` are in the order of preference; `also` are further routes with the same words. Questions are found by the
 * words of a page of their own, and by those that say `isAsked`. `common` are names that ask for the page where they
 * are typed, and say other things in a sentence: `In which countries do you work?`
 */
type Page = {
  routes: string[]
  also?: string[]
  isAsked?: boolean
  names: string
  common?: string
}
const pages: Page[] = words.pages

/** The English word for accidents, which have no page of their own. */
export const EMERGENCY = 'emergency'

const { partsOf } = openDictionary(names)

const commonKeys = new Set(pages.flatMap(({ common = '' }) => common.split('|').map(keyOf)))

/** The English words of what a text names. Remembered, because trees share posts and questions. */
const namedIn = remember(text => {
  const named = partsOf(text).filter(({ text }) => !commonKeys.has(keyOf(text)))
  return named.flatMap(({ means }) => means)
}, 5_000)

/** The English word for a name in any language, where it means one thing alone. */
export function englishOf(name: string): string | undefined {
  const [part, ...others] = partsOf(name)
  const [word, ...more] = others.length === 0 ? (part?.means ?? []) : []
  return more.length === 0 ? word : undefined
}

const WITH_SOUNDS = 'names-zho'

/** Packed once for each name of the company: it takes as long as rendering fifty pages. */
const packed = remember((file: string) => {
  const [name, ...brand] = file.split(' ')
  // On its own site the company's name says nothing beside other words, such as `jobs`.
  const own = { ...names, fillers: [names.fillers, keyOf(brand.join(' '))].join('|') }
  return JSON.stringify(pack(name === WITH_SOUNDS ? { ...own, sounds } : own))
}, 8)

/** With the sounds of Chinese characters only where Chinese is typed, because they are a tenth of the file. */
export function namesFile({ lang, t }: Pick<Tree, 'lang' | 't'>): string {
  const name = lang === 'zho' ? WITH_SOUNDS : 'names'
  return hashedFile(name, 'json', packed(`${name} ${t('brand.name')}`))
}

/** The English words for pages of this route, where a tree has it. */
export function pageWords(route: RouteName, known: readonly string[]): string[] {
  return pages
    .filter(
      ({ routes, also = [] }) =>
        routes.find(name => known.some(route => route === name)) === route || also.includes(route)
    )
    .map(({ names }) => wordOf(names))
}

/**
 * The words of pages that a question asks for by one of their names: `How do I apply for a job?` asks for careers. The
 * contact page, which has the questions, and the list of products answer most of them, and so tell none apart.
 */
export function askedPages(question: string): string[] {
  const others = pages.filter(
    ({ routes: [first = ''], isAsked }) => isAsked ?? !commonPages.includes(first)
  )
  const words = new Set(others.map(({ names }) => wordOf(names)))
  return [...new Set(namedIn(question))].filter(word => words.has(word))
}

const commonPages = ['contact', 'productList']

/** The English words for a group of reports with this title, in any language. */
export function reportWords(title: string): string[] {
  const key = keyOf(title)
  return keysOfPages.filter(({ keys }) => keys.includes(key)).map(({ word }) => word)
}

/** What a text with this title and these tags is about, by the English words of topics: they are named in it. */
export function topicWords(title: string, tags: readonly string[] = []): string[] {
  const about = new Set([title, ...tags].flatMap(namedIn))
  return topics.map(wordOf).filter(word => about.has(word))
}

type Class = { of: string[]; names: Partial<Record<string, string>> }

/** By English name, the classes in a list to which an ingredient belongs, in English and in a language. */
function inClasses(list: Record<string, Class>) {
  return (name: string, lang: string): string[] => {
    const own = byLowerCase.get(name.replace(/ \(seed treatment\)$/, '').toLowerCase())?.class
    if (own === undefined) return []
    return Object.entries(list).flatMap(([english, { of, names }]) => {
      if (!of.some(part => own.includes(part))) return []
      const local = names[lang]?.split('|')[0]
      return local === undefined ? [english] : [local, english]
    })
  }
}

/** The chemical classes of an ingredient by its English name, in any case. */
export const classesOf = inClasses(classes)

/** What an ingredient inhibits, as it is printed on product pages: `ACCase inhibitor`. */
export const modesOf = inClasses(modes)

/** The resistance group of an ingredient by its English name, in any case. */
export const groupOf = (name: string): string | undefined =>
  byLowerCase.get(name.toLowerCase())?.group

/** The words by which products with such a document are found. */
export const documentWord: Partial<Record<string, string>> = {
  label: 'label',
  sds: 'safety data sheet',
  // Not its other name, which begins as `leaf spot` does.
  leaflet: 'brochure'
}
