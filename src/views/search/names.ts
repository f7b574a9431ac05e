import { hashedFile } from '#assets/hashed-file.ts'
import type { Names } from '#browser/search/dictionary.ts'
import { keyOf, keysOf } from '#browser/search/name-key.ts'
import type { RouteName } from '#routes/routes.ts'
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import unlisted from '#texts/names/unlisted.json' with { type: 'json' }
import type { Dose } from '#tree/product.ts'
import words from '#texts/names/words.json' with { type: 'json' }

type Ingredient = { cas?: string; class?: string; names: string }
const byName = ingredients as Record<string, Ingredient>
const { classes, timings, stages, documents, formulations, fillers, groups } = words
/** `routes` are in the order of preference; `also` have it, too. */
const pages: { routes: string[]; also?: string[]; names: string }[] = words.pages

/** Every name of the trade that the site knows, in all languages: one file for all trees. */
export const names: Names = {
  ingredients: {
    ...inKeys(unlisted.ingredients),
    ...Object.fromEntries(
      Object.entries(byName).map(([name, { cas, names }]) => [
        name,
        keysOf(name, cas ? `${cas}|${names}` : names)
      ])
    )
  },
  others: {
    ...inKeys(unlisted.subjects),
    ...inKeys(withGroups(subjects)),
    ...Object.fromEntries(
      Object.entries(classes).map(([name, { names }]) => [
        name,
        keysOf(name, Object.values(names).join('|'))
      ])
    ),
    ...inKeys(timings),
    ...inKeys(Object.fromEntries(Object.entries(stages).map(([name, { names }]) => [name, names]))),
    ...inKeys(documents),
    ...inKeys(formulations),
    ...Object.fromEntries(pages.map(({ names }) => [wordOf(names), keysOf(wordOf(names), names)]))
  },
  asides: [...Object.keys(documents), ...pages.map(({ names }) => wordOf(names))],
  fillers: keysOf('', fillers.join('|'))
}

export const namesFile = () => hashedFile('names', 'json', JSON.stringify(names))

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

/** The English words for a group of reports with this title, in any language. */
export function reportWords(title: string): string[] {
  const key = keyOf(title)
  return pages
    .filter(({ names }) => keysOf('', names).split('|').includes(key))
    .map(({ names }) => wordOf(names))
}

/** The chemical classes of an ingredient by its English name: in English and in a language. */
export function classesOf(name: string, lang: string): string[] {
  const own = byName[name.replace(/ \(seed treatment\)$/, '')]?.class
  if (own === undefined) return []
  return Object.entries(classes).flatMap(([english, { of, names }]) => {
    if (!of.some(part => own.includes(part))) return []
    const local = (names as Partial<Record<string, string>>)[lang]?.split('|')[0]
    return local === undefined ? [english] : [local, english]
  })
}

/** The words by which products with such a document are found. */
export const documentWord: Partial<Record<string, string>> = {
  label: 'label',
  sds: 'safety data sheet',
  leaflet: 'leaflet'
}

/** Stages before any leaf is out, in every language. */
const BEFORE_EMERGENCE = /BBCH\s*0\d/i
const beforeSowing = textsOf('burndown')

/** When a product is used, by the English words of the trade. */
export function timingsOf(doses: readonly Dose[]): string[] {
  const ofWeeds = doses.filter(({ problematic }) => problematic.kind === 'weed')
  const texts = ofWeeds.flatMap(({ timing }) => timing?.toLowerCase() ?? [])
  const isBurndown = (text: string) => beforeSowing.some(word => text.includes(word))
  const isEarly = (text: string) => BEFORE_EMERGENCE.test(text)
  return [
    ...stagesIn(doses.map(({ timing = '' }) => timing)),
    ...(texts.some(isEarly) ? ['pre-emergence'] : []),
    ...(texts.some(isBurndown) ? ['burndown'] : []),
    ...(texts.some(text => !isEarly(text) && !isBurndown(text)) ? ['post-emergence'] : [])
  ]
}

const RANGE = /BBCH\s*(\d{2})(?:\s*[–-]\s*(\d{2}))?/gi

/** The stages of growth within the times of use. */
function stagesIn(timings: readonly string[]): string[] {
  const ranges = timings.flatMap(timing =>
    [...timing.matchAll(RANGE)].map(([, from = '', to = from]) => ({ from: +from, to: +to }))
  )
  return Object.entries(stages).flatMap(([name, { bbch }]) => {
    const [first = 0, last = 0] = bbch
    return ranges.some(({ from, to }) => from <= last && first <= to) ? [name] : []
  })
}

function textsOf(name: keyof typeof timings): string[] {
  return timings[name].split('|')
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
