import { pdfFile, pdfPaths } from '../files/pdf.ts'
import type { Faults } from './faults.ts'
import { checkStrings } from './links.ts'
import { dataFolder, readData } from '../data-source/read-json.ts'
import { dataFiles, hasFile, readText } from './demo-data.ts'

const named = /"(\/(?:files|icons)\/[^"]+)"/g

/** Readable JSON with two spaces and unique keys; every string well written, every named file present. */
export function checkFiles(faults: Faults): void {
  const known = new Set(pdfPaths())
  for (const file of dataFiles()) {
    const text = readText(`${dataFolder}/${file}`)
    faults.when(
      text.includes('\t') || !text.endsWith('\n'),
      file,
      'a tab, or no newline at the end'
    )
    const packed = text.replace(/("(?:\\.|[^"\\])*")|\s+/g, '$1')
    faults.when(
      packed !== JSON.stringify(JSON.parse(text)),
      file,
      'a key is there twice, or a number is odd'
    )
    if (file === 'broken.json') continue
    checkStrings(faults, file, readData(file))
    for (const [, path = ''] of text.matchAll(named)) {
      faults.when(
        !known.has(path) && !hasFile(path.replace(/^\/files\//, '')),
        file,
        `no such file: ${path}`
      )
    }
  }
  for (const path of pdfPaths().filter((_, index) => index % 50 === 0)) {
    const { length = 0 } = pdfFile(path) ?? {}
    faults.when(length < 1000 || length > 4096, path, `${length} bytes, 1 to 4 KB wanted`)
  }
}
