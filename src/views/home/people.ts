import { CHINESE, DEFAULT_LANG } from '#config/constants.ts'
import type { Variants } from '#contract/company.ts'
import { anchorIds } from '#lib/anchor-ids.ts'
import { wholePerson } from '#lib/typography/whole-name.ts'
import type { Tree } from '#tree/build-tree.ts'

/** `id` is the person's place on the page; `others` are the name and the role in other languages. */
export type TeamCard = { id: string; name: string; role?: string; image?: string; others: string[] }
export type Quote = { id: string; quote: string; author: string; role?: string; image?: string }

/** The team, and the language tag of built-in content. */
export function teamCards(tree: Tree): { people: TeamCard[]; lang?: string } {
  const { content, lang } = tree.content.team
  const ids = anchorIds(
    'person',
    content.map(({ id }) => id)
  )
  const people = content.map(({ id, name, role, image_src: image }, at) => ({
    id: ids[at] ?? '',
    name: pick(name, tree.lang) ?? id,
    role: role === undefined ? undefined : pick(role, tree.lang),
    image,
    others: [name, ...(role === undefined ? [] : [role])].flatMap(allOf)
  }))
  return { people, lang }
}

/** Testimonials in their order, first those of the tree's country, which the role of their author names. */
export function quotes(tree: Tree): { quotes: Quote[]; lang?: string } {
  const { content, lang } = tree.content.testimonials
  const isLocal = ({ role }: { role?: string }) =>
    Number(role?.includes(tree.country.localName) ?? false)
  const quotes = content
    .toSorted((one, other) => isLocal(other) - isLocal(one) || one.order - other.order)
    .map(({ id, quote, author, role, image_src: image }) => ({
      id,
      quote,
      author: wholePerson(author),
      role,
      image
    }))
  return { quotes, lang }
}

const allOf = (variants: Variants) =>
  typeof variants === 'string' ? [variants] : Object.values(variants)

/** The tree's variant of a text, otherwise English, otherwise any. */
function pick(variants: Variants, lang: string): string | undefined {
  if (typeof variants === 'string') return variants
  const order = [lang, DEFAULT_LANG, CHINESE]
  return order.map(lang => variants[lang]).find(Boolean) ?? Object.values(variants)[0]
}
