/** Between the tree of a product and its id, in the address of a tree of another country that does not list it. */
const OF_TREE = '~'

export const foreignId = (tree: string, id: string): string => `${tree}${OF_TREE}${id}`

/** The tree and the id in it of a product that is not of this country. */
export function readForeignId(text: string): { tree: string; id: string } | undefined {
  const [tree, ...id] = text.split(OF_TREE)
  return tree && id.length > 0 ? { tree, id: id.join(OF_TREE) } : undefined
}
