import { describe, expect, test } from 'vitest'
import { finderView } from '#views/finder/finder.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

/** The families that the panel shows before any script, of a list with so many. */
function shownOf(families: number): number | undefined {
  const products = Array.from({ length: families }, (_, at) =>
    aProduct({ id: String(at), family_id: `f${at}`, family_name: `Family ${at}` })
  )
  const tree = aTree({ products })
  const { filters } = finderView(tree, tree.catalogue().products)
  return filters.find(({ name }) => name === 'family')?.choices.length
}

describe('a filter', () => {
  test('shows eight choices at first, and a ninth in place of a button for one', () => {
    expect([shownOf(8), shownOf(9), shownOf(10)]).toEqual([8, 9, 8])
  })
})
