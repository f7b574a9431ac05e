import type { Texts } from '../data-source/types.ts'
import type { Faults } from './faults.ts'

export const languages = ['eng', 'zho', 'por', 'spa', 'rus', 'tha', 'ara', 'ind']

const scripts: Partial<Record<string, RegExp>> = {
  zho: /\p{Script=Han}/u,
  rus: /\p{Script=Cyrillic}/u,
  tha: /\p{Script=Thai}/u,
  ara: /\p{Script=Arabic}/u
}

/** Variants must include these languages, must not be empty, and must be in the script of their language. */
export function checkText(
  faults: Faults,
  where: string,
  text: Texts | undefined,
  wanted: string[]
): void {
  if (text === undefined) {
    faults.add(where, 'missing')
    return
  }
  if (typeof text === 'string') {
    faults.when(!isClean(text), where, 'empty, or space at an end')
    return
  }
  for (const lang of wanted) faults.when(!text[lang], where, `no ${lang}`)
  for (const [lang, value = ''] of Object.entries(text)) {
    faults.when(!languages.includes(lang), where, `unknown language ${lang}`)
    faults.when(!isClean(value), `${where}.${lang}`, 'empty, or space at an end')
    const isTranslated = value !== text.eng && /\p{L}{3}/u.test(value)
    const isForeign = isTranslated && scripts[lang]?.test(value) === false
    faults.when(isForeign, `${where}.${lang}`, `not in the script of ${lang}: ${value}`)
  }
}

/** Like `checkText`, but one string for all languages is not enough. */
export function checkVariants(
  faults: Faults,
  where: string,
  text: Texts | undefined,
  wanted: string[]
): void {
  if (typeof text === 'string') faults.add(where, `needs ${wanted.join(', ')}`)
  else checkText(faults, where, text, wanted)
}

function isClean(text: string): boolean {
  return text !== '' && text === text.trim()
}
