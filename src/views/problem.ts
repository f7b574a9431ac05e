import { pestPicture, problemBand } from '#pictures/subject.ts'
import type { Tree } from '#tree/build-tree.ts'
import { listedProducts } from './listed-products.ts'
import { lookUp } from './look-up.ts'
import { doseTable, usesOf } from './product-doses.ts'
import { subjectView } from './subject.ts'

/** Everything that is listed against one problem, or for one effect, by crop. */
export function problemView(tree: Tree, id: string | undefined) {
  const problem = lookUp(tree.catalogue().problematics, id, 'problem')
  const uses = usesOf(problem.products).filter(({ dose }) => dose.problematic.id === problem.id)
  const values = { problem: problem.name, country: tree.country.localName }
  const canResist = problem.kind !== 'effect'
  const hasGroups = problem.products.some(({ resistanceGroups }) => resistanceGroups.length > 0)
  return {
    ...subjectView(tree, 'problem', problem, values),
    all: { href: `${tree.href('productList')}#problems`, words: tree.words('problem.all') },
    portrait: pestPicture(problem),
    band: problemBand(tree.country.iso, problem),
    productsTitle: tree.words('problem.productsTitle', values),
    rotation: canResist && hasGroups ? tree.words('problem.rotation') : undefined,
    products: listedProducts(tree, problem.products),
    doses: doseTable(tree, uses, { groupBy: 'crop', rowBy: 'product' })
  }
}
