import { asksFor } from '#lib/fill.ts'
import type { Tree } from '#tree/build-tree.ts'

/**
 * The screens with a page for each record, and the placeholders that make a pattern of `meta` differ between them.
 */
const subjects = {
  product: ['product', 'description', 'keywords'],
  newsDetail: ['title', 'summary', 'tags'],
  reports: ['group', 'description'],
  crop: ['crop'],
  problem: ['problem'],
  effect: ['problem'],
  productB2bList: ['country'],
  productB2bContact: ['country']
} as const

export type SubjectMeta = keyof typeof subjects

const fields = ['title', 'description', 'keywords'] as const
type Field = (typeof fields)[number]

/** Texts of a page that are used where the bundle has the same text for every page of its kind. */
export type OwnTexts = Record<Field, string>

/** A field of a page's head: from the bundle's pattern if it differs between pages, otherwise the page's own text. */
export function ownText(
  tree: Tree,
  [meta, field]: readonly [SubjectMeta, Field],
  { own, values }: { own: OwnTexts; values: Record<string, string> }
): string {
  const text = isPattern(tree, meta, field) ? tree.t(`meta.${meta}.${field}`, values).trim() : ''
  return text || own[field]
}

/** The patterns of a tree that give every page the same text. */
export function patternsOfNothing(tree: Tree): string[] {
  return (Object.keys(subjects) as SubjectMeta[]).flatMap(meta =>
    fields.filter(field => !isPattern(tree, meta, field)).map(field => `meta.${meta}.${field}`)
  )
}

/** The pattern of a title must contain the name itself. */
function isPattern(tree: Tree, meta: SubjectMeta, field: Field): boolean {
  const pattern = tree.pattern(`meta.${meta}.${field}`)
  const [name, ...others] = subjects[meta]
  const wanted = field === 'title' ? [name] : [name, ...others]
  return wanted.some(placeholder => asksFor(pattern, placeholder))
}
