import { hashedFile } from '#assets/hashed-file.ts'
import { beginMessage } from '#lib/begin-message.ts'
import type { Tree } from '#tree/build-tree.ts'
import { openPlaces } from '#views/company/careers.ts'
import type { Role } from './form-config.ts'

/** The address of the file with the beginnings of messages, by the id of what the message is about. */
export function questionsUrl(tree: Tree): string {
  return hashedFile(`questions-${tree.prefix}`, 'json', JSON.stringify(questions(tree)))
}

/** Pages whose links to the form begin its message with their name. */
const topics = { investors: 'nav.investors', 'custom-solutions': 'nav.customSolutions' } as const

/** Topics of which one role asks. */
const roles: Partial<Record<keyof typeof topics, Role>> = { investors: 'investor' }

/** The contact page with a form about a topic. The query stays with the address, also in another country or language. */
export function contactAbout(tree: Tree, about: keyof typeof topics): string {
  const role = roles[about]
  const query = new URLSearchParams(role ? { about, role } : { about })
  return `${tree.href('contact')}?${query.toString()}`
}

/** About products, work on offer, and topics. */
export function questions(tree: Tree): Record<string, string> {
  const { products } = tree.catalogue()
  const all = [
    ...products.map(({ id, name }) => [id, tree.t('forms.productPrefill', { product: name })]),
    ...openPlaces(tree).map(({ id, title }) => [id, title]),
    ...Object.entries(topics).map(([id, key]) => [id, tree.t(key)])
  ]
  return Object.fromEntries(all.map(([id, text = '']) => [id, beginMessage(text)])) as Record<
    string,
    string
  >
}
