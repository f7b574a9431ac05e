/** Between the tree of a product and its id, in the address of a tree of another country that does not list it. */
const OF_TREE = '~'

/** Anyone may write an address, and a file of the tree is asked for by its name. */
const FOREIGN_ID = new RegExp(`^([a-z\\d]+-(?:prod|preview)-[a-z]{3})${OF_TREE}(.+)$`)

export const foreignId = (tree: string, id: string): string => `${tree}${OF_TREE}${id}`

/** The tree and the id in it of a product that is not of this country. */
export function readForeignId(text: string): { tree: string; id: string } | undefined {
  const [, tree, id] = FOREIGN_ID.exec(text) ?? []
  return tree && id ? { tree, id } : undefined
}
