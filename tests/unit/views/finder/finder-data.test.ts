import { describe, expect, test } from 'vitest'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import { filterNames, NO_GROUP } from '#browser/finder/filters.ts'
import { finderData } from '#views/finder/finder-data.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const use = { dose_min: 1, dose_max: 1, dose_unit: 'L/ha' }
const problematics = [
  { id: 'rust', description: 'Rust' },
  { id: 'blast', description: 'Blast' }
]

test('the finder has the problems of each crop, for a product with stated uses', () => {
  const lists = { crops: ['3001', '3002'], problematics }
  const recommendations = [
    { crop: '3001', problematic: 'rust', ...use },
    { crop: '3001', problematic: 'rust', ...use },
    { crop: '3002', problematic: 'blast', ...use }
  ]
  const products = [
    aProduct({ ...lists, id: '4101', recommendations }),
    aProduct({ ...lists, id: '4102' })
  ]
  const tree = aTree({ products })
  const { choices, uses } = finderData(tree, tree.catalogue().products)
  const named = uses.map(crops => crops.map(at => at.map(place => choices.problem[place]?.id)))
  expect(named).toEqual([[['rust'], ['blast']], []])
})

test('a concentration that has no band is written as its product has it', () => {
  const tree = aTree({ products: [aProduct({ concentration: '4×10^10 spores/g' })] })
  const { choices } = finderData(tree, tree.catalogue().products)
  expect(choices.concentration.map(({ name }) => name)).toEqual(['4×10¹⁰\u00a0spores/\u2060g'])
})

test('families and formulations have the names of their filter lists', () => {
  const type_of_formulation = [
    { id: 'OD', description: 'Suspension in oil' },
    { id: 'XX', description: 'Own form' }
  ]
  const tree = aTree({
    content: { filterFamilies: [{ id: '2001', description: 'Weed control' }] },
    products: [aProduct({ type_of_formulation })]
  })
  const { choices } = finderData(tree, tree.catalogue().products)
  expect(choices.family).toEqual([{ id: '2001', name: 'Weed control' }])
  expect(choices.formulation.map(({ name }) => name)).toEqual(['OD Oil dispersion', 'XX Own form'])
})

describe('what labels state', () => {
  const label = (id: string, fields: Parameters<typeof aProduct>[0]) =>
    aProduct({ crops: ['3001'], problematics, id, ...fields })
  const dataOf = (...products: ReturnType<typeof aProduct>[]) => {
    const tree = aTree({ products })
    return finderData(tree, tree.catalogue().products)
  }
  const waiting = (phi_days?: number) => ({ crop: '3001', problematic: 'rust', ...use, phi_days })

  test('a choice of days to harvest is kept by some use and not by the same as the one before', () => {
    const { choices, days } = dataOf(
      label('1', { recommendations: [waiting(1), waiting(40)] }),
      label('2', { recommendations: [waiting(20)] }),
      label('3', { recommendations: [waiting(120)] }),
      label('4', { recommendations: [waiting()] })
    )
    expect(choices.harvest.map(({ name }) => unbindUnits(name))).toEqual([
      'Up to 1 day',
      'Up to 21 days',
      'Up to 45 days'
    ])
    expect(days).toEqual([[[1]], [[20]], [[120]], [[-1]]])
  })

  test('a use that may be sprayed on the day of harvest has a choice of its own', () => {
    const { choices, days } = dataOf(
      label('1', { recommendations: [waiting(0)] }),
      label('2', { recommendations: [waiting(1)] })
    )
    expect(choices.harvest.map(({ id }) => id)).toEqual(['0', '1'])
    expect(days).toEqual([[[0]], [[1]]])
  })

  test('a group has one id, whichever products name it', () => {
    const fungicide = (...codes: string[]) => ({
      resistance_groups: codes.map(code => ({ scheme: 'FRAC' as const, code }))
    })
    const { choices } = dataOf(
      label('1', fungicide('11', 'M 03', '11')),
      label('2', fungicide('11'))
    )
    expect(choices.group.map(({ id }) => id)).toEqual(['frac-11', 'frac-m-03'])
    expect(choices['not-group']).toEqual(choices.group)
  })

  test('a product of a family in which none states a group has none; of another, it is not stated', () => {
    const { products } = dataOf(
      label('1', { resistance_groups: [{ scheme: 'FRAC', code: '11' }] }),
      label('2', {}),
      label('3', { family_id: '2008', family_name: 'Biostimulants' })
    )
    const GROUP = filterNames.indexOf('group')
    expect(products.map(has => has[GROUP])).toEqual([[0], [], [NO_GROUP]])
  })

  test('an adjuvant in a family of several kinds has no group; what states none for an effect of a group may have one', () => {
    const drops = { id: 'coverage', description: 'Spray coverage', kind: 'effect' as const }
    const drying = { id: 'drying', description: 'Desiccation', kind: 'effect' as const }
    const { products } = dataOf(
      label('1', {
        problematics: [...problematics, drying],
        resistance_groups: [{ scheme: 'HRAC', code: '22' }]
      }),
      label('2', { problematics: [drops] }),
      label('3', { problematics: [drops, drying] }),
      label('4', { problematics: [drops, ...problematics] }),
      label('5', { problematics: [] })
    )
    const GROUP = filterNames.indexOf('group')
    expect(products.map(has => has[GROUP])).toEqual([[0], [NO_GROUP], [], [], []])
  })

  test('toxicological classes come in the order of their ids', () => {
    const ofClass = (id: string) => ({ toxicological_class: { id, description: `Class ${id}` } })
    const { choices } = dataOf(label('1', ofClass('iii')), label('2', ofClass('ii')))
    expect(choices.class.map(({ id }) => id)).toEqual(['ii', 'iii'])
  })
})
