import { validateXML, type XMLFileInfo } from 'xmllint-wasm'
import { markupFaults } from '../helpers/markup-faults.ts'
import { pageFacts } from '../helpers/page-facts.ts'
import { readCsv } from '../helpers/read-csv.ts'

/** A file of the site by its address; `says` is the name that the page of a record must contain. */
export type Output = { file: string; text: string; says?: string }

/** The parsers of files by extension; each throws at what it cannot read. */
const readers: Record<string, ((text: string) => unknown) | undefined> = {
  json: JSON.parse,
  webmanifest: JSON.parse,
  csv: readCsv
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|(?<!^)\ufeff/u
const bareElement = /(?<!\\)<(?!https?:)/

/** What is wrong with a file, as its reader reads it. */
export function faultsIn({ file, text, says }: Output): string[] {
  const ending = file.split('.').at(-1) ?? ''
  const faults: string[] = []
  if (control.test(text) || !text.isWellFormed()) faults.push('damaged text')
  if (ending === 'html') faults.push(...markupFaults(text), ...pageFaults(text, says))
  if (ending === 'md' && bareElement.test(text)) faults.push('an element in Markdown')
  try {
    readers[ending]?.(text)
  } catch (error) {
    faults.push(String(error))
  }
  return faults.map(fault => `${file}: ${fault}`)
}

/** Checks that a page has a name and one headline, and no empty link or list item. */
function pageFaults(html: string, says: string | undefined): string[] {
  const { texts, title, headings, empty, ids } = pageFacts('', html)
  const words = lettersOf(texts.map(({ text }) => text).join(''))
  const faults = empty.map(element => `empty ${element}`)
  if (says !== undefined && lettersOf(says) === '') faults.push('of a name that nobody sees')
  if (!words.includes(lettersOf(says ?? ''))) faults.push(`does not say ${says}`)
  if (lettersOf(title) === '') faults.push('no title')
  if (headings.filter(level => level === 1).length !== 1) faults.push('not one h1')
  if (!ids.has('main')) faults.push('no main part')
  return faults
}

/** A text without what typesetting adds to it: spaces, and marks that nobody sees. */
function lettersOf(text: string): string {
  return text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** Feeds, and drawings with words. */
const isXml = ({ file, text }: Output) => /\.(xml|svg)$/.test(file) && /<(feed|text)\b/.test(text)

/**
 * The faults that an XML parser finds, in all files at once, because each start of it takes as long as reading them.
 */
export async function xmlFaults(outputs: readonly Output[]): Promise<string[]> {
  const xml = outputs.filter(isXml).map(fileOf)
  const { errors } = await validateXML({ xml, normalization: 'c14n', maxMemoryPages: 65_536 })
  return errors.map(({ rawMessage }) => rawMessage)
}

function fileOf({ file, text }: Output): XMLFileInfo {
  return { fileName: file.replaceAll('/', '_').replace(/^_/, ''), contents: text }
}
