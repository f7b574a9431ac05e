import { remember } from '#lib/remember.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/** A headline that fills the page: its lines, and their width in eighths of an em of the display face. */
export type Headline = {
  lines: string[]
  lang?: string
  /** The width on a wide screen: of all lines together, where one line stays large enough. */
  wide: number
  /** The widest of the lines, for a narrow screen. */
  narrow: number
  isOneLine: boolean
}

/** In ems; a longer headline is smaller on one line than on two. */
const LONGEST_LINE = 8.5
/** Lines with marks above and below are higher: two of them would push the finder off the first screen. */
const LONGEST_HIGH_LINE = 9.5
const HIGH = /[\p{Script=Arabic}\p{Script=Thai}]/u

/** Breaks a headline into two lines of similar width; `lines` are the same words broken by hand. */
export function headline(
  { text, lang }: LocalizedText,
  locale: string,
  lines: string[] = []
): Headline {
  const parts = spell(lines, text) ? cutAfter(lines[0] ?? '', text) : inTwo(text, lang ?? locale)
  const narrow = eighths(Math.max(...parts.map(widthOf)))
  const isOneLine = eighths(widthOf(text)) <= (HIGH.test(text) ? LONGEST_HIGH_LINE : LONGEST_LINE)
  return {
    lines: parts,
    lang,
    wide: isOneLine ? eighths(widthOf(text)) : narrow,
    narrow,
    isOneLine
  }
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

function spell(lines: string[], text: string): boolean {
  return lines.length === 2 && letters(lines.join('')) === letters(text)
}

/** The space between two lines stays at the end of the first. */
function cutAfter(start: string, text: string): string[] {
  const end = start.length + (/^\s*/.exec(text.slice(start.length))?.[0].length ?? 0)
  return [text.slice(0, end), text.slice(end)]
}

/** Smaller differences are rounding errors. */
const ROUNDING = 1e-9

/** Chinese and Thai write no spaces between words; the run-time knows where words begin. */
function inTwo(text: string, locale: string): string[] {
  const whole = widthOf(text)
  let best = { at: text.length, longer: whole }
  /** The width of the text so far, with and without its final spaces. */
  let [passed, bare] = [0, 0]
  for (const { segment, index, isWordLike } of segmenterOf(locale).segment(text)) {
    const mayBreak = isWordLike === true && index > 0 && !/[’'-]/.test(text.charAt(index - 1))
    const longer = Math.max(bare, whole - passed)
    if (mayBreak && longer < best.longer - ROUNDING) best = { at: index, longer }
    const isSpace = segment.trim() === ''
    if (isSpace && bare === 0) continue
    passed += Array.from(segment).reduce((sum, letter) => sum + letterWidth(letter), 0)
    if (!isSpace) bare = passed
  }
  return best.at === text.length ? [text] : [text.slice(0, best.at), text.slice(best.at)]
}

const segmenterOf = remember(locale => new Intl.Segmenter(locale, { granularity: 'word' }), 32)

/** In ems, for Alumni Sans at weight 850, tightly set; other scripts by the mean width of their face. */
const widths: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{Script=Arabic}/u, 0.7],
  [/\p{Script=Thai}/u, 0.68],
  [/\s/u, 0.14],
  [/[ijlI]/u, 0.19],
  [/[f.,:;!'’-]/u, 0.25],
  [/[rtEFT1]/u, 0.29],
  [/[mwMWжшщюыфЖШЩЮЫФ—]/u, 0.58],
  [/\p{Script=Cyrillic}/u, 0.41]
]
const COMMON_WIDTH = 0.37

function widthOf(text: string): number {
  return Array.from(text.trim()).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  return widths.find(([pattern]) => pattern.test(letter))?.[1] ?? COMMON_WIDTH
}

/** Wider text may break, so widths end here. */
function eighths(ems: number): number {
  return Math.min(9.875, Math.max(2, Math.round(ems * 8) / 8))
}
