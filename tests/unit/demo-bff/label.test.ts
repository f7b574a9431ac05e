import { expect, test } from 'vitest'
import {
  createLabelReader,
  labelPath,
  readLabelPath
} from '../../../scripts/demo-bff/files/label.ts'
import { pdfFile } from '../../../scripts/demo-bff/files/pdf.ts'

const stockLabel = { kind: 'label', url: '/files/products/4134/label-por.pdf', lang: 'por' }

test('a label has the number, doses and days of its country, in the language of its site', () => {
  const { name, lines } = createLabelReader()('4134', 'br', 'por') ?? {}
  expect(name).toBe('Ostria 325 SC')
  expect(lines?.[0]).toBe('Número de registro: MAPA D12491')
  expect(lines?.[1]).toContain('Tomate, Pinta-preta: 0,4–0,5 L/ha; Calda: 300–500 L/ha')
  expect(lines?.[1]).toContain('Intervalo: 10 dias; Carência: 3 dias; Máx. de aplicações: 2')
})

test('a number in letters that the fonts lack says where it is whole', () => {
  const { lines } = createLabelReader()('4215', 'cn', 'eng') ?? {}
  expect(lines?.[0]).toBe(
    'Registration number: ...(2099)...(8104)... (whole on the page of the product)'
  )
})

test('each country has its own label, in the language of its site', () => {
  const path = '/files/products/4134/br/label-por.pdf'
  expect(labelPath(stockLabel, 'br', 'por')).toBe(path)
  expect(labelPath(stockLabel, 'br', 'eng')).toBe(stockLabel.url)
  expect(labelPath(stockLabel, 'gl', 'por')).toBe(stockLabel.url)
  expect(readLabelPath(path)).toEqual({ stockPath: stockLabel.url, id: '4134', country: 'br' })
  expect(pdfFile(path)).not.toEqual(pdfFile(stockLabel.url))
  expect(pdfFile('/files/products/4134/xx/label-por.pdf')).toBeUndefined()
})
