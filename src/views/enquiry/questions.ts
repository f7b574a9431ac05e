import { hashedFile } from '#assets/hashed-file.ts'
import { beginMessage } from '#lib/begin-message.ts'
import type { Tree } from '#tree/build-tree.ts'
import { openPlaces } from '#views/company/careers.ts'

/** The address of the file with the beginnings of messages, by the id of what the message is about. */
export function questionsUrl(tree: Tree): string {
  return hashedFile(`questions-${tree.prefix}`, 'json', JSON.stringify(questions(tree)))
}

/** About products, and about work on offer. */
export function questions(tree: Tree): Record<string, string> {
  const { products } = tree.catalogue()
  const all = [
    ...products.map(({ id, name }) => [id, tree.t('forms.productPrefill', { product: name })]),
    ...openPlaces(tree).map(({ id, title }) => [id, title])
  ]
  return Object.fromEntries(all.map(([id, text = '']) => [id, beginMessage(text)])) as Record<
    string,
    string
  >
}
