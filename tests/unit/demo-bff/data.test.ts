import { describe, expect, test } from 'vitest'
import { findFaults } from '#scripts/demo-bff/check/main.ts'

describe('the demo data', () => {
  test('is complete: ids, references, languages, plurals, placeholders and fixed texts', () => {
    expect(findFaults()).toEqual([])
  })
})
