import { hashedFile } from '#assets/hashed-file.ts'
import { emptyQuery, filterNames, type FinderData } from '#browser/finder/filters.ts'
import { find } from '#browser/finder/find.ts'
import type { Sources } from '#browser/finder/sources.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { productsByFamily } from './families.ts'
import { finderData } from './finder-data.ts'
import { searchFiles } from '#views/search/search-index.ts'
import { countrySelectorFile } from '#views/site/country-selector.ts'
import { panelTexts, resultTexts, titles } from './finder-texts.ts'

/** A filter shows this many choices at first; the rest arrives with the finder's data. */
const SHOWN = 8

/** The filters of a list of products: what the page shows before any script, and the address of the rest. */
export function finderView(tree: Tree, products: readonly Product[]) {
  const data = finderData(tree, products)
  const { counts } = find(data, emptyQuery)
  return {
    sources: sourcesOf(tree, data),
    filters: filterNames
      .filter(name => data.choices[name].length > 0)
      .map(name => ({
        name,
        title: tree.words(titles[name]),
        total: data.choices[name].length,
        choices: firstOf(data.choices[name]).map((choice, place) => ({
          ...choice,
          count: counts[name][place] ?? 0
        }))
      })),
    /** The answer cards are on the pages of problems, the doses of many problems on those of crops. */
    problems: tree.href('problem', ''),
    crops: tree.href('crop', ''),
    panelTexts: panelTexts(tree),
    resultTexts: resultTexts(tree)
  }
}

/** If only one choice is left, it is shown instead of the button that would show it. */
const firstOf = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  choices.length === SHOWN + 1 ? choices : choices.slice(0, SHOWN)

/** The files of the list of all products. */
export const filesOfList = oncePer((tree: Tree) => {
  const products = productsByFamily(tree).flatMap(({ products }) => products)
  return sourcesOf(tree, finderData(tree, products))
})

const sourcesOf = (tree: Tree, data: FinderData): Sources => ({
  data: hashedFile(`finder-${tree.prefix}`, 'json', JSON.stringify(data)),
  ...searchFiles(tree),
  countries: countrySelectorFile(tree)
})
