import { describe, expect, test } from 'vitest'
import { findFaults } from '#scripts/demo-bff/check/main.ts'

describe('the demo data', () => {
  test('is whole: ids, references, languages, plurals, placeholders and the texts that are fixed', () => {
    expect(findFaults()).toEqual([])
  })
})
