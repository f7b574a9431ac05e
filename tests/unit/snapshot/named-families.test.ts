import { expect, test } from 'vitest'
import type { CallFinding } from '#bff/finding.ts'
import { intoNamedFamilies } from '#snapshot/named-families.ts'
import { aProduct } from '../../helpers/a-tree.ts'

const families = ['2001', '2099'].map(id => ({ id, description: `Family ${id}` }))

test('a product of a family without a name joins the other products, and the report says so', () => {
  const found: CallFinding[] = []
  const source = {
    context: { prefix: 'br' },
    report: (finding: CallFinding) => found.push(finding)
  }
  const products = [
    aProduct({ id: '1', family_id: '2001' }),
    aProduct({ id: '2', family_id: '2042', family_name: 'Adjuvants' }),
    aProduct({ id: '3', family_id: '2050' })
  ]
  const named = intoNamedFamilies(source, { products, families })
  expect(named.map(({ family_id }) => family_id)).toEqual(['2001', '2042', '2099'])
  expect(found).toMatchObject([
    { kind: 'value', tree: 'br', record: '3', field: 'family_id', received: '2050' }
  ])
})
