import type { Names } from '#browser/search/names/dictionary.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import crops from '#texts/names/crops.json' with { type: 'json' }
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import unlisted from '#texts/names/unlisted.json' with { type: 'json' }
import words from '#texts/names/words.json' with { type: 'json' }
import { toxicityClasses } from './toxicity-classes.ts'
import { wordOf } from './word-of.ts'

// Computed when the code is bundled, because it takes as long as rendering two hundred pages.

type Ingredient = { cas?: string; names: string }

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

/** Every name of the trade that the site knows, in all languages: one file for all trees. */
export const names: Names = {
  ingredients: {
    ...inKeys(unlisted.ingredients),
    ...Object.fromEntries(
      Object.entries<Ingredient>(ingredients).map(([name, { cas, names }]) => [
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
      [...words.pages.map(({ names }) => names), ...topics].map(names => [
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
    ...words.pages.map(({ names }) => wordOf(names)),
    ...topics.map(wordOf)
  ],
  // Beside a problem a symptom says nothing more; where no problem is named, nothing is listed by it.
  fillers: keysOf('', [...fillers, symptoms.symptom].join('|'))
}

/** The names of each page, in keys. */
export const keysOfPages = words.pages.map(({ names }) => ({
  word: wordOf(names),
  keys: keysOf('', names).split('|')
}))

/** The codes of a stage of growth, from the first to the last: `BBCH 39`. */
function codesOf([first = 0, last = 0]: readonly number[]): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `BBCH ${first + at}`)
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
