import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import type { FieldUse } from '#browser/field/field-config.ts'
import { openPlan } from '#browser/field/planner.ts'
import { requireElement } from '#lib/require-element.ts'
import { show, wordsOf } from './a-page.ts'
import { argestes, bora, rows, texts as usual } from './field-uses.ts'

describe('the plan', () => {
  function open(uses: FieldUse[], texts = usual, card = 'soy'): void {
    const part = show(`<article id="${card}"><details open>
      <table><thead><tr>${'<th scope="col">Head</th>'.repeat(4)}</tr></thead><tbody></tbody></table>
      <p data-end></p>
    </details></article>`)
    openPlan(requireElement(part, 'details') as HTMLDetailsElement, uses, texts)
  }

  const startOn = (day: string) => userEvent.fill(requireElement(document, '[name=start]'), day)

  test('changes the resistance group, and counts each day from the interval of the last product', async () => {
    open([argestes, bora])
    await startOn('2026-11-01')
    expect(rows().map(([name, day, group]) => [name, day, group])).toEqual([
      ['1. Argestes', 'Nov 1, 2026', 'FRAC 11'],
      ['2. Bora', 'Nov 15, 2026', 'FRAC 3'],
      ['3. Argestes', 'Nov 29, 2026', 'FRAC 11'],
      ['4. Bora', 'Dec 13, 2026', 'FRAC 3']
    ])
  })

  test('begins with the product that is chosen, and has an address', async () => {
    open([argestes, bora])
    await startOn('2026-11-01')
    await userEvent.selectOptions(page.getByRole('combobox'), 'Bora (FRAC 3)')
    expect(rows()[0]?.[0]).toBe('1. Bora')
    expect(location.search + location.hash).toBe('?first=2&start=2026-11-01#soy')
  })

  test('says that a first spray or a first day of an address is not possible, until another is chosen', async () => {
    for (const wrong of [
      'first=99&start=2026-11-01',
      'first=1&start=soon',
      'first=1&start=2026-13-01'
    ]) {
      history.replaceState(null, '', `?${wrong}#soy`)
      open([argestes, bora])
      expect(wordsOf('.needed'), wrong).toContain('plan.misread')
      await userEvent.selectOptions(page.getByRole('combobox'), 'Bora (FRAC 3)')
      expect(wordsOf('.needed')).toBe('')
    }
    history.replaceState(null, '', '?first=2&start=2026-11-01#soy')
    open([argestes, bora])
    expect(wordsOf('.needed')).toBe('')
  })

  test('says that too few groups are listed', () => {
    open([argestes])
    expect(wordsOf('[data-end]')).toMatch(/ plan\.tooFewGroups$/)
  })

  test('says which sprays the crop may outgrow before their day', () => {
    open([{ ...argestes, stages: { from: 13, to: 29 } }, bora])
    expect(wordsOf('[data-end]')).toMatch(/ plan\.noneLeft May be outgrown: 3\. No stage: 2, 4\.$/)
  })

  test('begins at the earliest stage, and ends when the crop is past the stages of its labels', () => {
    open([
      { ...argestes, stages: { from: 47, to: 51, days: 7 } },
      { ...bora, stages: { from: 21, to: 29, days: 7 } }
    ])
    expect(rows().map(([name]) => name)).toEqual(['1. Bora', '2. Argestes'])
    expect(page.getByRole('combobox').element()).toHaveProperty('value', '2')
    expect(wordsOf('[data-end]')).toMatch(/ Only earlier: Bora\.$/)
  })

  test('names what is listed only before emergence, and never sprays it later', async () => {
    open([
      { ...argestes, stages: { from: 12, to: 14 } },
      { ...bora, stages: { from: 0, to: 5 } }
    ])
    await userEvent.selectOptions(page.getByRole('combobox'), 'Argestes (FRAC 11)')
    expect(rows().map(([name]) => name)).toEqual(['1. Argestes'])
    expect(wordsOf('[data-end]')).toMatch(/ Only earlier: Bora\.$/)
  })

  test('names the water of each spray with its dose, and what needs another sprayer', async () => {
    open([
      { ...argestes, maxApplications: 1 },
      { ...bora, maxApplications: 1, water: { from: 20, to: 30 } }
    ])
    await startOn('2026-11-01')
    expect(rows().map(([, , , dose]) => dose)).toEqual([
      '0.5 L/ha plan.water 100–200 L/ha',
      '0.5 L/ha plan.water 20–30 L/ha Other sprayer'
    ])
    expect(wordsOf('[data-end]')).toContain('Other sprayer: 2.')
    open([{ ...argestes, water: undefined }])
    expect(rows()[0]?.[3]).toBe('0.5 L/ha plan.water not stated')
  })

  test('names the first day on which all labels allow the harvest', async () => {
    const quick = { ...bora, maxApplications: 1, daysToHarvest: 7 }
    open([{ ...argestes, maxApplications: 1 }, quick])
    await startOn('2026-11-01')
    expect(wordsOf('[data-end] strong')).toBe('harvest: Dec 1, 2026')
    open([argestes, { ...quick, daysToHarvest: undefined }])
    expect(wordsOf('[data-end] strong')).toBe('harvest: not stated')
  })

  test('keeps the first spray of another country in its address until one is chosen here', async () => {
    history.replaceState(null, '', '?first=br-prod-por~4159&start=2026-11-01#soy')
    open([argestes, bora])
    expect(wordsOf('.needed')).toContain('plan.misread')
    expect(location.search).toBe('?first=br-prod-por%7E4159&start=2026-11-01')
    await userEvent.selectOptions(page.getByRole('combobox'), 'Bora (FRAC 3)')
    expect(location.search).toBe('?first=2&start=2026-11-01')
  })

  test('names later sprays whose days are in no month of the stage on their labels', async () => {
    const staged = (use: FieldUse) => ({ ...use, stages: { from: 20, to: 89 } })
    const months: [number, number, number][] = [
      [7, 15, 60],
      [8, 60, 89],
      [9, 90, 99]
    ]
    const texts = { ...usual, calendars: [['soybean', months] satisfies [string, unknown]] }
    open([staged(argestes), staged(bora)], texts, 'crop-Soybean')
    await startOn('2026-08-10')
    // 10 and 24 August, 7 and 21 September.
    await expect.poll(() => wordsOf('form + .season')).toBe('Other months: 3, 4.')
    await startOn('2026-07-10')
    await expect.poll(() => wordsOf('form + .season')).toBe('')
  })

  test('says in which months the crop is at the stage of the first label, on a day in no such month', async () => {
    const staged = { ...argestes, maxApplications: 1, stages: { from: 39, to: 60 } }
    const months: [number, number, number][] = [
      [11, 12, 39],
      [12, 39, 70]
    ]
    const texts = { ...usual, calendars: [['soybean', months] satisfies [string, unknown]] }
    open([staged, bora], texts, 'crop-Soybean')
    await startOn('2026-06-15')
    await expect.poll(() => wordsOf('form + .season')).toBe('In November–December.')
    await startOn('2026-12-31')
    await expect.poll(() => wordsOf('.season')).toBe('')
    await startOn('2026-06-15')
    await userEvent.selectOptions(page.getByRole('combobox'), 'Bora (FRAC 3)')
    await expect.poll(() => wordsOf('.season')).toBe('Other months: 2.')
    open([staged, bora], texts, 'crop-maize')
    await startOn('2026-06-15')
    await expect.poll(() => wordsOf('.season')).toBe('')
  })

  test('offers no product without a stated group', () => {
    open([argestes, { ...bora, groups: [] }])
    expect([...document.querySelectorAll('option')].map(one => one.textContent)).toEqual([
      'Argestes (FRAC 11)'
    ])
  })

  test('begins today where the address is invalid', () => {
    history.replaceState(null, '', '?first=%3Cb%3E&start=yesterday#soy')
    open([argestes, bora])
    expect(rows()[0]?.[0]).toBe('1. Argestes')
  })
})
