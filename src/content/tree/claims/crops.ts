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
    const isWhole = wholeThaiWords(rest)
    return names.flatMap(({ id, pattern }) => {
      const found: number[] = []
      rest = rest.replace(pattern, (name: string, at: number) => {
        if (!isWhole(at, name.length)) return name
        found.push(at)
        return '_'.repeat(name.length)
      })
      return id === undefined ? [] : found.map(at => ({ id, at }))
    })
  }
}

const thai = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether a place holds whole words: the first letters of `ชายฝั่ง`, coast, are `ชา`, tea. Only Thai needs it. */
function wholeThaiWords(text: string): (at: number, length: number) => boolean {
  if (!/\p{Script=Thai}/u.test(text)) return () => true
  const starts = new Set([...thai.segment(text)].map(({ index }) => index)).add(text.length)
  return (at, length) => starts.has(at) && starts.has(at + length)
}

/** `Maize (corn)` has two names. */
function namesOf({ description, aliases = [] }: Entry): string[] {
  return (
    [...description.split(/[()（）/]/), ...aliases]
      .map(name => withPlainDigits(name).trim())
      // One letter of an alphabet is a word of its own in some languages; one of Han is a name.
      .filter(name => /\p{L}.*\p{L}|\p{Script=Han}/u.test(name))
  )
}

function patternOf(name: string): RegExp {
  const isWord = !/[\p{Script=Han}\p{Script=Thai}]/u.test(name)
  const escaped = formsOf(name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(isWord ? String.raw`(?<!\p{L})${escaped}(?!\p{L})` : escaped, 'giu')
}

/** The forms of a name in a sentence: plurals, Russian cases, Arabic words that are written together. */
function formsOf(name: string): string {
  if (/[а-яё]$/iu.test(name)) {
    // Two letters stay, so that tea (чай) is not than (чем).
    const stem = name.replace(/(?<=..)[аеёийоуыьэюя]+$/iu, '')
    return stem === name ? `${name}(?:${endings})?` : stem + endings
  }
  if (/^\p{Script=Arabic}/u.test(name)) return beforeArabic + name.replace(/^ال/u, '')
  return /[a-z]$/i.test(name) ? `${name.replace(/(?<=\p{L}{3})e?s$/iu, '')}(?:e?s)?` : name
}
