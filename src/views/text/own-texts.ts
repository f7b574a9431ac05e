import { asksFor } from '#lib/fill.ts'
import type { Tree } from '#tree/build-tree.ts'

/** The screens that have a page a record, and the placeholders by which a pattern of `meta` tells these apart. */
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

/** What a page says of itself where the bundle would say the same of every page of its kind. */
export type OwnTexts = Record<Field, string>

/** One field of a page's head: the bundle's pattern where it tells pages apart, else the page's own text. */
export function ownText(
  tree: Tree,
  [meta, field]: readonly [SubjectMeta, Field],
  { own, values }: { own: OwnTexts; values: Record<string, string> }
): string {
  const text = isPattern(tree, meta, field) ? tree.t(`meta.${meta}.${field}`, values).trim() : ''
  return text || own[field]
}

/** The patterns of a tree that would say the same of every page. */
export function patternsOfNothing(tree: Tree): string[] {
  return (Object.keys(subjects) as SubjectMeta[]).flatMap(meta =>
    fields.filter(field => !isPattern(tree, meta, field)).map(field => `meta.${meta}.${field}`)
  )
}

/** A title needs the name itself. */
function isPattern(tree: Tree, meta: SubjectMeta, field: Field): boolean {
  const pattern = tree.pattern(`meta.${meta}.${field}`)
  const [name, ...others] = subjects[meta]
  const wanted = field === 'title' ? [name] : [name, ...others]
  return wanted.some(placeholder => asksFor(pattern, placeholder))
}
