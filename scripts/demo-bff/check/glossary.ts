import { demoEnglish } from '../data-source/data-source.ts'
import { readData } from '../data-source/read-json.ts'
import { builtInFiles, dataFiles } from './demo-data.ts'
import type { Faults } from './faults.ts'
import { languages } from './text.ts'

/** The one term that a language uses for a meaning, and the words to avoid for it. */
type Term = { means: string; use: string; avoid: string[] }
type Glossary = Record<string, Term[]>
type Said = { lang: string; where: string; text: string }

/** Texts that may use any words: the glossary, records that are wrong on purpose, and what visitors type. */
const others = /^(glossary|broken)\.json$/
const typed = /\.(aliases|keywords)\b/

/** Each language has one term for a meaning, which its texts use, and no text has a term to avoid. */
export function checkGlossary(faults: Faults): void {
  const glossary = readData<Glossary>('glossary.json')
  const said = Map.groupBy(allTexts(), ({ lang }) => lang)
  for (const [lang, terms] of Object.entries(glossary)) {
    const texts = said.get(lang) ?? []
    const all = texts.map(({ text }) => text.toLowerCase()).join('\n')
    for (const { means, use, avoid } of terms) {
      faults.when(!all.includes(use), `glossary ${lang} ${means}`, `no text says “${use}”`)
      for (const term of avoid) {
        const pattern = patternOf(term)
        for (const { where, text } of texts)
          faults.when(pattern.test(text), where, `“${term}”: say “${use}” (${means})`)
      }
    }
  }
}

/** Every text of the demo, and of what the site has built in, with its language. A text shared by all languages has none. */
function allTexts(): Said[] {
  const texts = [
    ...textsOf(demoEnglish(), 'english', 'eng'),
    ...builtInFiles().flatMap(file => textsOf(readData(file), file, undefined))
  ]
  for (const file of dataFiles().filter(name => !others.test(name))) {
    const content = readData<{ extends?: string }>(file)
    const [, ownLanguage] = /^bundles\/([a-z]{3})\.json$/.exec(file) ?? []
    texts.push(...textsOf(content, file, ownLanguage ?? content.extends))
  }
  return texts
}

function textsOf(value: unknown, where: string, lang: string | undefined): Said[] {
  if (typeof value === 'string')
    return lang && !typed.test(where) ? [{ lang, where, text: value }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, `${where}.${key}`, languages.includes(key) ? key : lang)
  )
}

/** `*` stands for more letters. Chinese and Thai have no spaces: their terms are found anywhere. */
function patternOf(term: string): RegExp {
  const words = RegExp.escape(term).replaceAll('\\*', '\\p{L}*')
  const isSpaced = !/[\p{Script=Han}\p{Script=Thai}]/u.test(term)
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{M}])${words}(?![\\p{L}\\p{M}])` : words, 'iu')
}
