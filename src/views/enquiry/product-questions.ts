import { hashedFile } from '#assets/hashed-file.ts'
import { beginMessage } from '#lib/begin-message.ts'
import type { Tree } from '#tree/build-tree.ts'

/** The address of the file with the beginnings of messages about products, by product id. */
export function productQuestionsUrl(tree: Tree): string {
  return hashedFile(`questions-${tree.prefix}`, 'json', JSON.stringify(productQuestions(tree)))
}

export function productQuestions(tree: Tree): Record<string, string> {
  const questions = tree
    .catalogue()
    .products.map(({ id, name }) => [
      id,
      beginMessage(tree.t('forms.productPrefill', { product: name }))
    ])
  return Object.fromEntries(questions) as Record<string, string>
}
