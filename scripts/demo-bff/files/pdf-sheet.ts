import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** The part of a standard font that PDFKit reads again for each document. */
type FontData = { kernPairs: unknown[] }

// Setting pairs of letters closer is most of the work of a document, and nobody reads these.
for (const font of ['Helvetica', 'HelveticaBold'])
  (createRequire(import.meta.url)(`pdfkit/standard-fonts/${font}`) as FontData).kernPairs = []

export type Sheet = { title: string; kind: string; language: string; lines: string[] }

/** PDF readers and the file's own id use the date: a fixed one keeps the bytes equal. */
const date = new Date('2026-01-01T00:00:00Z')
const green = '#14683f'
const ink = '#10211a'
const red = '#a8160f'
const notice = [
  'Demonstration document: not registered anywhere.',
  'The product, the company, its registrations and its figures are invented.',
  'Do not use this page to choose, buy, store or spray a product.'
]

/** One A4 page that describes the document, in the standard fonts, without a date of its own. */
export function drawSheet({ title, kind, language, lines }: Sheet): Uint8Array {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title}: ${kind}`, Author: 'Terravane', CreationDate: date, ModDate: date }
  })
  document.rect(0, 0, document.page.width, 24).fill(green)
  document.font('Helvetica').fontSize(11).fillColor(green).text('Terravane', 56, 56).moveDown(0.6)
  document.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(title).moveDown(0.2)
  document.fontSize(16).text(kind).moveDown(0.4)
  document.font('Helvetica').fontSize(11).text(language).moveDown(1.2)
  for (const line of lines.filter(Boolean)) document.text(line, { lineGap: 3 }).moveDown(0.5)
  document.moveDown(2).font('Helvetica-Bold').fillColor(red).text(notice.join(' '))
  document.end()
  return new Uint8Array(document.read() as Buffer)
}
