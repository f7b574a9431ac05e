import type { Tree } from '#tree/build-tree.ts'
import { type Absolute } from './json-ld.ts'
import { markdownOf, plain, tableOf } from './markdown.ts'
import { quantityText } from '#lib/typography/bind-figures.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { withRegistered } from '#views/field/land-units.ts'
import type { DoseCell } from '#views/product/dose-columns.ts'
import type { DoseTable } from '#views/product/doses.ts'
import type { ProductFact } from '#views/product/facts.ts'
import type { Resistance } from '#views/product/resistance.ts'
import { type ProductStatement, productStatement, useFacts } from '#views/product/product.ts'

/** The facts of a product's page as Markdown. */
export function productMarkdown(tree: Tree, id: string | undefined, absolute: Absolute): string {
  const product = findOrThrow(tree.catalogue().products, id, 'product')
  const view = productStatement(tree, product)
  const facts = [...view.facts, ...useFacts(tree, product), ...view.texts]
  const blocks = [
    `# ${plain(view.name)}`,
    plain(`${view.family.name} · ${tree.country.localName} · ${tree.t('brand.name')}`),
    view.description && plain(view.description.text),
    [...facts.map(factLine), ...resistanceLines(tree, view.resistance)].join('\n'),
    view.doses && `## ${plain(view.dosesTitle.text)}\n\n${dosesOf(tree, view.doses)}`,
    documentsOf(tree, view, absolute),
    view.content && markdownOf(view.content.nodes),
    `<${absolute(view.head.path)}>`,
    plain(tree.t('product.labelNote')),
    plain(tree.known('demoNotice.product')?.text ?? '')
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function factLine({ term, values }: ProductFact): string {
  return `- ${plain(term.text)}: ${plain(values.map(({ text }) => text).join(', '))}`
}

function resistanceLines(tree: Tree, { modeOfAction, groups }: Partial<Resistance> = {}): string[] {
  const lines = (groups ?? []).map(({ title, codes }) => {
    return `- ${plain(title.text)}: ${plain(codes.map(({ code }) => code).join(' + '))}`
  })
  return modeOfAction === undefined
    ? lines
    : [...lines, `- ${plain(tree.t('product.modeOfAction'))}: ${plain(modeOfAction)}`]
}

function dosesOf(tree: Tree, { heads, columns, groups }: DoseTable): string {
  const header = [...heads, ...columns.map(({ title }) => title)].map(({ text }) => text)
  const rows = groups.flatMap(group =>
    group.rows.map(({ subject, cells }) => [
      group.subject.name,
      subject.name,
      ...cells.map(cell => cellText(tree, cell))
    ])
  )
  return tableOf(header, rows)
}

function cellText({ dir }: Tree, { figure, unit, registered, words }: DoseCell): string {
  if (figure === undefined) return words?.text ?? ''
  return withRegistered(unit === undefined ? figure : quantityText(figure, unit, dir), registered)
}

function documentsOf(
  tree: Tree,
  { documents }: ProductStatement,
  absolute: Absolute
): string | undefined {
  if (documents.length === 0) return undefined
  const lines = documents.map(({ href, kind, title, language, type, size }) => {
    const about = [language, type, size].filter(Boolean).join(', ')
    return `- [${plain(title ?? kind.text)}](${absolute(href)})${about && ` (${plain(about)})`}`
  })
  return `## ${plain(tree.t('product.documents'))}\n\n${lines.join('\n')}`
}
