import { foldId } from '#contract/ids.ts'
import type { CropRecord } from '#contract/product.ts'
import { withPlainDigits } from './numbers.ts'

type Entry = { id: string; description: string; aliases?: readonly string[] }
/** Finds the crops that a text names; `at` is the place of the name in the text with plain digits. */
export type ReadCrops = (text: string) => { id: string; at: number }[]

/** The letters that follow the stem of a Russian name in its cases. */
const endings = '[аеёийоуыьэюя]{1,3}[вмх]?'
const beforeArabic = String.raw`(?:[وف]?(?:[بك]?ال|لل|ل|ب))?`

/**
 * Reads the names of crops in the language of a tree. Longer names are read first, so that maize in Thai (`ข้าวโพด`)
 * does not name rice (`ข้าว`), and a disease that is called after a crop does not name the crop.
 */
export function cropReader(
  crops: readonly Pick<CropRecord, 'id' | 'description' | 'aliases'>[],
  problems: readonly Entry[] = []
): ReadCrops {
  const names = [
    ...crops.flatMap(crop => namesOf(crop).map(name => ({ name, id: foldId(crop.id) }))),
    ...problems.flatMap(problem => namesOf(problem).map(name => ({ name, id: undefined })))
  ]
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ name, id }) => ({ id, pattern: patternOf(name) }))
  return text => {
    let rest = withPlainDigits(text)
    return names.flatMap(({ id, pattern }) => {
      const found = [...rest.matchAll(pattern)].map(({ index }) => index)
      if (found.length > 0) rest = rest.replace(pattern, name => '_'.repeat(name.length))
      return id === undefined ? [] : found.map(at => ({ id, at }))
    })
  }
}

/** `Maize (corn)` has two names. */
function namesOf({ description, aliases = [] }: Entry): string[] {
  return [...description.split(/[()（）/]/), ...aliases]
    .map(name => withPlainDigits(name).trim())
    .filter(name => /\p{L}/u.test(name))
}

function patternOf(name: string): RegExp {
  const isWord = !/[\p{Script=Han}\p{Script=Thai}]/u.test(name)
  const escaped = formsOf(name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(isWord ? String.raw`(?<!\p{L})${escaped}(?!\p{L})` : escaped, 'giu')
}

/** The forms of a name in a sentence: plurals, Russian cases, Arabic words that are written together. */
function formsOf(name: string): string {
  if (/[а-яё]$/iu.test(name)) {
    const stem = name.replace(/[аеёийоуыьэюя]+$/iu, '')
    return stem === name ? `${name}(?:${endings})?` : stem + endings
  }
  if (/^\p{Script=Arabic}/u.test(name)) return beforeArabic + name.replace(/^ال/u, '')
  return /[a-z]$/i.test(name) ? `${name.replace(/(?<=\p{L}{3})e?s$/iu, '')}(?:e?s)?` : name
}
