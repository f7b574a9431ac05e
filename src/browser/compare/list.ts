import { type Drawn, make } from '#browser/base/make.ts'
import { savesLinesOf } from '#browser/base/save-lines.ts'
import { MAX_COMPARED } from '#config/constants.ts'
import { qrCode } from '#lib/qr-code.ts'
import type { ComparedProduct, ComparisonSheet } from './sheet.ts'

const asking = new WeakSet<HTMLElement>()

/** Shows all chosen products where only some are compared, and serves the steps that follow from them. */
export function showList(
  host: HTMLElement,
  sheet: ComparisonSheet,
  products: readonly ComparedProduct[]
): void {
  const list = host.querySelector('[data-list]')
  list?.replaceChildren(
    ...(products.length > MAX_COMPARED ? [make(listTable(sheet, products))] : [])
  )
  // For the enquiry: see `ContactModal`.
  host.dataset.asked = JSON.stringify(products.map(({ id, name }) => ({ id, name })))
  showInPrint()
  const file = host.querySelector<HTMLAnchorElement>('a[download]')
  if (!file || asking.has(host)) return
  asking.add(host)
  savesLinesOf(file, () => {
    const asked = JSON.parse(host.dataset.asked ?? '[]') as { id: string }[]
    return asked.map(({ id }) => id)
  })
}

/** On paper, the address of the page leads back to what it shows: written, and as a QR code. */
function showInPrint(): void {
  const head = document.querySelector('.print-head')
  const address = head?.querySelector('[data-address]')
  if (!head || !address) return
  address.textContent = location.href
  const image = head.querySelector('img') ?? document.createElement('img')
  image.alt = ''
  image.src = `data:image/svg+xml,${encodeURIComponent(qrCode(location.href))}`
  head.append(image)
}

/** The chosen products in rows, with the facts by which a list tells them apart. */
export function listTable(
  { rows, cells, texts }: Pick<ComparisonSheet, 'rows' | 'cells' | 'texts'>,
  products: readonly ComparedProduct[]
): Drawn {
  const columns = rows.flatMap(({ title, isListed }, at) =>
    isListed && products.some(({ cells }) => cells[at] !== undefined) ? [{ title, at }] : []
  )
  return [
    'table',
    { class: 'table' },
    texts.list,
    [
      'thead',
      {},
      [
        'tr',
        {},
        texts.product,
        ...columns.map(({ title }): Drawn => ['th', { scope: 'col' }, title])
      ]
    ],
    [
      'tbody',
      {},
      ...products.map(({ head: [, , ...name], cells: own }): Drawn => [
        'tr',
        {},
        ['th', { scope: 'row' }, ...(name as Drawn[]).flatMap(part => [part, ' '])],
        ...columns.map(({ at }): Drawn => {
          const cell = own[at]
          return ['td', {}, ...(cell === undefined ? [texts.notStated] : (cells[cell] ?? []))]
        })
      ])
    ]
  ]
}
