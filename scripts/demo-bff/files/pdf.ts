import type { Entry, Listing, StockProduct, Texts } from '../data-source/types.ts'
import { textIn } from '../data-source/localise.ts'
import { createLabelReader, readLabelPath } from './label.ts'
import { keptSheet } from './kept-sheets.ts'
import type { Sheet } from './pdf-sheet.ts'
import { readData } from '../data-source/read-json.ts'

type Report = { title: Texts; year: number; url_file: string }
type Disclosure = { title_english: string; link_url: string }

/** Languages that the standard PDF fonts support; documents in other languages are in English. */
const printable = ['eng', 'por', 'spa', 'ind']
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const sheets = new Map<string, Sheet & { lang: string }>()
/** Drawn files by what is on them: most stay when the data is read again. */
const files = new Map<string, Uint8Array>()
let readLabel = createLabelReader()

/** The PDF that the demo data names at this path, with the same bytes at every call; otherwise undefined. */
export function pdfFile(path: string): Uint8Array | undefined {
  if (sheets.size === 0) collectSheets()
  const sheet = sheets.get(path) ?? labelSheet(path)
  if (!sheet) return undefined
  const { title, kind, language, lines } = sheet
  const content = JSON.stringify([title, kind, language, lines])
  const file = files.get(content) ?? keptSheet(sheet)
  files.set(content, file)
  return file
}

/** The stock's label with what the country registered. */
function labelSheet(path: string): Sheet | undefined {
  const { stockPath = '', id = '', country = '' } = readLabelPath(path) ?? {}
  const sheet = sheets.get(stockPath)
  const label = sheet && readLabel(id, country, shownIn(sheet.lang))
  return (
    label && { ...sheet, title: label.name, lines: [...sheet.lines.slice(0, 3), ...label.lines] }
  )
}

/** Reads the data again at the next call. */
export function forgetPdfFiles(): void {
  sheets.clear()
  readLabel = createLabelReader()
}

/** Every path of `pdfFile`. */
export function pdfPaths(): string[] {
  if (sheets.size === 0) collectSheets()
  return [...sheets.keys()]
}

function collectSheets(): void {
  const kinds = byId('document-kinds')
  const families = byId('families')
  const types = byId('types')
  const crops = byId('crops')
  const otherNames = readOtherNames()

  for (const product of readData<StockProduct[]>('products.json')) {
    for (const { kind, lang, url } of product.documents) {
      const text = (texts: Texts | undefined) => inLanguage(texts, lang)
      const name = (list: Map<string, Texts>, id: string) => text(list.get(id)) || id
      sheets.set(url, {
        lang,
        title: product.brandname,
        kind: name(kinds, kind),
        language: languageLine(lang),
        lines: [
          name(families, product.family_id),
          text(product.composition),
          product.type_of_formulation.map(id => `${id}: ${name(types, id)}`).join(' + '),
          product.crops.map(id => name(crops, id)).join(', '),
          otherNames(product.key)
        ]
      })
    }
  }
  for (const report of Object.values(readData<Record<string, Report[]>>('reports.json')).flat()) {
    addReport(report.url_file, inLanguage(report.title, 'eng'), `Year: ${report.year}`)
  }
  for (const report of readData<Disclosure[]>('info-disclosure.json')) {
    addReport(report.link_url, report.title_english, 'Original language: Chinese')
  }
  const { last_report_src: last } = readData<{ last_report_src: string }>('footer.json')
  addReport(
    last,
    `Business report ${/\d{4}/.exec(last)?.[0] ?? ''}`,
    'Results, factories and registrations by region'
  )
}

/** A product may have another name in a country. */
function readOtherNames(): (key: string) => string {
  const listings = Object.values(readData<Record<string, Listing[]>>('listings.json')).flat()
  return key => {
    const names = listings.flatMap(({ product, brandname }) =>
      product === key && brandname ? [brandname] : []
    )
    return names.length > 0 ? `Also sold as ${[...new Set(names)].join(', ')}.` : ''
  }
}

function addReport(path: string, title: string, line: string): void {
  sheets.set(path, {
    lang: 'eng',
    title,
    kind: 'Report',
    language: 'Language: English',
    lines: [line]
  })
}

function inLanguage(texts: Texts | undefined, lang: string): string {
  return textIn(texts, shownIn(lang)) ?? ''
}

/** The standard fonts have Latin letters alone. */
function languageLine(lang: string): string {
  const name = languageNames.of(lang) ?? lang
  const isAsNamed = shownIn(lang) === lang
  return `Language: ${isAsNamed ? name : `${name} (this demonstration is printed in English)`}`
}

function shownIn(lang: string): string {
  return printable.includes(lang) ? lang : 'eng'
}

function byId(name: string): Map<string, Texts> {
  return new Map(readData<Entry[]>(`${name}.json`).map(({ id, description }) => [id, description]))
}
