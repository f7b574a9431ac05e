import { describe, expect, test } from 'vitest'
import { ambiguousFindings } from '#tree/claims/ambiguous.ts'
import { aProduct } from '../../helpers/a-tree.ts'

const row = { crop: '3001', problematic: 'rust', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
const other = { ...row, dose_min: 2, dose_max: 4 }

const found = (...recommendations: (typeof row & { timing?: string; water_l_ha?: string })[]) =>
  ambiguousFindings('br', { products: [aProduct({ id: '7', recommendations })] })

describe('two doses of a product for one use', () => {
  test('are a finding where nothing tells them apart', () => {
    const timing = 'First spots'
    expect(found({ ...row, timing }, { ...other, timing })).toMatchObject([
      { kind: 'ambiguous', tree: 'br', record: '7', received: '1–2 L/ha, 2–4 L/ha' }
    ])
  })

  test('are none where their timing or their water differs, or they are the same', () => {
    expect(found({ ...row, timing: 'First spots' }, { ...other, timing: 'BBCH 30' })).toEqual([])
    expect(found({ ...row, water_l_ha: '20-30' }, { ...other, water_l_ha: '200' })).toEqual([])
    expect(found({ ...row, crop: '3002' }, other)).toEqual([])
    expect(found(row, row)).toEqual([])
  })
})
