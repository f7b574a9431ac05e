import { hashedFile } from '#assets/hashed-file.ts'
import { type Names, openDictionary } from '#browser/search/names/dictionary.ts'
import { keyOf, keysOf } from '#browser/search/names/name-key.ts'
import { pack } from '#browser/search/names/packed-names.ts'
import { remember } from '#lib/remember.ts'
import type { RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import crops from '#texts/names/crops.json' with { type: 'json' }
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import sounds from '#texts/names/sounds.json' with { type: 'json' }
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import unlisted from '#texts/names/unlisted.json' with { type: 'json' }
import words from '#texts/names/words.json' with { type: 'json' }
import { toxicityClasses } from './toxicity-classes.ts'

type Ingredient = { cas?: string; class?: string; group?: string; names: string }
const byName = ingredients as Record<string, Ingredient>
const byLowerCase = new Map(
  Object.entries(byName).map(([name, ingredient]) => [name.toLowerCase(), ingredient])
)
const {
  classes,
  modes,
  timings,
  stages,
  documents,
  formulations,
  fillers,
  groups,
  topics,
  unstated,
  symptoms,
  mixed
} = words
/**
 * `routes` are in the order of preference; `also` are further routes with the same words. Questions are found by the
 * words of a page of their own, and by those that say `isAsked`.
 */
const pages: { routes: string[]; also?: string[]; isAsked?: boolean; names: string }[] = words.pages

/** Every name of the trade that the site knows, in all languages: one file for all trees. */
export const names: Names = {
  ingredients: {
    ...inKeys(unlisted.ingredients),
    ...Object.fromEntries(
      Object.entries(byName).map(([name, { cas, names }]) => [
        name,
        keysOf(name, cas ? `${cas}|${names}` : names)
      ])
    ),
    ...Object.fromEntries(
      Object.entries({ ...classes, ...modes }).map(([name, { names }]) => [
        name,
        keysOf(name, Object.values(names).join('|'))
      ])
    )
  },
  others: {
    ...inKeys(withGroups(crops)),
    ...inKeys(unlisted.subjects),
    ...inKeys(withGroups(subjects)),
    ...inKeys(timings),
    ...inKeys(
      Object.fromEntries(
        Object.entries(stages).map(([name, { bbch, names }]) => [
          name,
          [names, ...codesOf(bbch)].join('|')
        ])
      )
    ),
    ...inKeys(toxicityClasses),
    ...inKeys(unstated),
    ...inKeys(symptoms),
    ...inKeys(mixed),
    ...inKeys(documents),
    ...inKeys(formulations),
    ...Object.fromEntries(
      [...pages.map(({ names }) => names), ...topics].map(names => [
        wordOf(names),
        keysOf(wordOf(names), names)
      ])
    )
  },
  crops: Object.keys(crops).join('\n'),
  times: Object.keys(timings),
  kinds: ['Herbicides', 'Fungicides', 'Insecticides', 'Bio-fertilizers'],
  documents: Object.keys(documents),
  pageWords: [
    ...Object.keys(documents),
    ...pages.map(({ names }) => wordOf(names)),
    ...topics.map(wordOf)
  ],
  // Beside a problem a symptom says nothing more; where no problem is named, nothing is listed by it.
  fillers: keysOf('', [...fillers, symptoms.symptom].join('|'))
}

const { partsOf } = openDictionary(names)
const keysOfPages = pages.map(({ names }) => ({
  word: wordOf(names),
  keys: keysOf('', names).split('|')
}))

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

/** The codes of a stage of growth, from the first to the last: `BBCH 39`. */
function codesOf([first = 0, last = 0]: readonly number[]): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `BBCH ${first + at}`)
}

/** The English word that a page is searched by: the first of its names. */
function wordOf(names: string): string {
  return names.split('|')[0] ?? names
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
  return [...new Set(partsOf(question).flatMap(({ means }) => means))].filter(word =>
    words.has(word)
  )
}

const commonPages = ['contact', 'productList']

/** The English words for a group of reports with this title, in any language. */
export function reportWords(title: string): string[] {
  const key = keyOf(title)
  return keysOfPages.filter(({ keys }) => keys.includes(key)).map(({ word }) => word)
}

/** What a text with this title and these tags is about, by the English words of topics: they are named in it. */
export function topicWords(title: string, tags: readonly string[] = []): string[] {
  const about = new Set(
    [title, ...tags].flatMap(text => partsOf(text).flatMap(({ means }) => means))
  )
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
  leaflet: 'leaflet'
}

/** The names of a group, such as cereals, are names of each crop or problem in it. */
function withGroups(subjects: Record<string, string>): Record<string, string> {
  const namesOf = (subject: string) => groups.filter(({ of }) => of.includes(subject))
  return Object.fromEntries(
    Object.entries(subjects).map(([name, names]) => [
      name,
      [names, ...namesOf(name).map(({ names }) => names)].join('|')
    ])
  )
}

function inKeys(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([name, names]) => [name, keysOf(name, names)]))
}
