import type { Names } from './dictionary.ts'

/**
 * The names as they are sent: the English words in lines, and for each script the keys of each word in the same lines,
 * and those that narrow nothing in the last. Keys of one script are compressed best. The English word's own key stays the
 * first: it is the one that is looked for in a tree before the others.
 */
export type PackedNames = Omit<Names, 'ingredients' | 'others' | 'fillers'> & {
  ingredients: string
  others: string
  scripts: string[]
}

const scripts = [
  /\p{Script=Han}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Arabic}/u
]
const scriptOf = (key: string) => scripts.findIndex(script => script.test(key))

export function pack({ ingredients, others, fillers, ...names }: Names): PackedNames {
  const lines = [...Object.values(ingredients), ...Object.values(others), fillers].map(keys =>
    Map.groupBy(keys.split('|'), scriptOf)
  )
  return {
    ingredients: Object.keys(ingredients).join('\n'),
    others: Object.keys(others).join('\n'),
    // Those of no other script are in Latin letters or figures.
    scripts: [-1, ...scripts.keys()].map(script =>
      lines.map(keys => keys.get(script)?.join('|') ?? '').join('\n')
    ),
    ...names
  }
}

export function unpack({ ingredients, others, scripts, ...names }: PackedNames): Names {
  const keysIn = scripts.map(script => script.split('\n'))
  const keysAt = (line: number) =>
    keysIn
      .map(lines => lines[line])
      .filter(keys => keys)
      .join('|')
  const [own, rest] = [linesOf(ingredients), linesOf(others)]
  const recordOf = (words: readonly string[], from: number) =>
    Object.fromEntries(words.map((word, at) => [word, keysAt(from + at)]))
  return {
    ingredients: recordOf(own, 0),
    others: recordOf(rest, own.length),
    fillers: keysAt(own.length + rest.length),
    ...names
  }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
