import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { openCalculator } from '#browser/field/calculator.ts'
import type { FieldUse } from '#browser/field/field-config.ts'
import { openPlan } from '#browser/field/planner.ts'
import { partOf } from '#lib/part.ts'
import { someFieldTexts } from '../helpers/field-texts.ts'
import { show, wordsOf } from './a-page.ts'

const texts = someFieldTexts({
  waterRange: 'The label allows {range} {unit}.',
  needed: 'Enter {fields}',
  'plan.growth': 'Spray {number}, day {day}: up to BBCH {stage}.',
  'plan.otherSprayer': 'Other sprayer: {numbers}.'
})

const argestes: FieldUse = {
  id: '1',
  name: 'Argestes',
  groups: ['FRAC 11'],
  group: 'FRAC 11',
  interval: 14,
  maxApplications: 2,
  dose: { from: 0.5, to: 0.5, measure: 'L', per: 'ha' },
  water: { from: 100, to: 200 },
  printed: '0.5 L/ha',
  daysToHarvest: 30,
  packs: [{ name: '1 L', size: 1, measure: 'L' }]
}
const bora: FieldUse = { ...argestes, id: '2', name: 'Bora', groups: ['FRAC 3'], group: 'FRAC 3' }

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(({ textContent }) =>
      textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').trim()
    )
  )

describe('the calculator', () => {
  const row = ({ name }: FieldUse) => `<tr><th scope="row">${name}</th><td>built</td></tr>`

  const open = (shown = texts) => {
    const part = show(`<section><table>
      <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
    </table></section>`)
    openCalculator(part, [argestes], shown)
  }

  beforeEach(() => {
    sessionStorage.clear()
    open()
  })

  const valueOf = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value

  const enter = (name: string, value: string) =>
    userEvent.fill(partOf(document, `[name=${name}]`), value)

  test('multiplies the dose by the area, and says tanks, packs and the earliest harvest', async () => {
    await enter('area', '4')
    await enter('water', '100')
    await enter('tank', '300')
    await enter('day', '2026-11-01')
    expect(rows()).toEqual([
      ['Argestes', '2 L', '1 × 300 L: 1.5 L1 × 100 L: 500 mL', '2 × 1 L', 'Dec 1, 2026']
    ])
  })

  test('has an address for what is entered, and shows it again there', async () => {
    const part = partOf(document, 'section')
    const openAgain = () => {
      part.id = 'doses'
      document.querySelector('form')?.remove()
      openCalculator(part, [argestes], texts)
    }
    openAgain()
    expect(location.search).toBe('')
    await enter('area', '2.5')
    await userEvent.selectOptions(partOf(document, 'select'), 'rai')
    await enter('water', '20')
    await enter('day', '2026-11-01')
    expect(location.search + location.hash).toBe(
      '?area=2.5&unit=rai&water=20&tank=20&day=2026-11-01#doses'
    )
    const before = rows()
    sessionStorage.clear()
    openAgain()
    expect(['area', 'unit', 'water', 'tank', 'day'].map(valueOf)).toEqual([
      '2.5',
      'rai',
      '20',
      '20',
      '2026-11-01'
    ])
    expect(rows()).toEqual(before)
  })

  test('has its address on paper, in the head and the foot, also where it was opened by one', async () => {
    history.replaceState(null, '', '?area=37&unit=ha&water=150&tank=2000#crop-soy')
    const part = show(`<div><p class="print-head"><span data-address>built</span></p>
      <article id="crop-soy"><section><table>
      <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
      </table></section><p class="source"><bdi>built</bdi></p></article></div>`)
    openCalculator(partOf(part, 'section'), [argestes], texts)
    const printed = () =>
      ['.print-head [data-address]', '.source bdi'].map(
        place => partOf(document, place).textContent
      )
    await enter('day', '2026-11-01')
    expect(location.href).toMatch(/\?area=37&unit=ha&water=150&tank=2000&day=2026-11-01#crop-soy$/)
    expect(printed()).toEqual([location.href, location.href])
    document.querySelector('form')?.remove()
    for (const place of document.querySelectorAll('[data-address], bdi')) place.textContent = ''
    openCalculator(partOf(part, 'section'), [argestes], texts)
    expect(printed()).toEqual([location.href, location.href])
  })

  test('in a list, leads with what is entered to the page of its card, which opens it', async () => {
    const before = location.href
    const part = show(`<article data-address="/br/problem/9#crop-soy"><section><table>
      <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
    </table></section></article>`)
    openCalculator(partOf(part, 'section'), [argestes], texts)
    await enter('area', '2.5')
    await enter('day', '2026-11-01')
    const link = page.getByRole('link', { name: 'page' })
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        '/br/problem/9?area=2.5&unit=ha&water=100&tank=20&day=2026-11-01#crop-soy'
      )
    expect(location.href).toBe(before)
  })

  test('in a list, is kept with the list in the history, and shown again on the way back', async () => {
    const openInList = (address = '/br/problem/9#crop-soy') => {
      const part = show(`<article data-address="${address}"><section><table>
        <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
      </table></section></article>`)
      openCalculator(partOf(part, 'section'), [argestes], texts)
    }
    const list = location.href
    history.replaceState(null, '')
    openInList()
    expect(history.state, 'nothing was calculated').toBeNull()
    await enter('water', '120')
    await enter('day', '2026-11-01')
    const before = rows()
    sessionStorage.clear()
    openInList()
    expect(rows()).toEqual(before)
    expect([valueOf('water'), valueOf('day'), location.href]).toEqual(['120', '2026-11-01', list])
    openInList('/br/problem/9#crop-corn')
    expect(valueOf('water'), 'another card').toBe('100')
  })

  test('opens with its own values where the address has none that it offers', () => {
    history.replaceState(null, '', '?area=-4&unit=acres&water=%3Cb%3E&day=soon#doses')
    const part = partOf(document, 'section')
    part.id = 'doses'
    document.querySelector('form')?.remove()
    openCalculator(part, [argestes], texts)
    expect(['area', 'unit', 'water', 'tank'].map(valueOf)).toEqual(['1', 'ha', '100', '20'])
  })

  test('converts an area that is measured in rai', async () => {
    await enter('area', '25')
    await userEvent.selectOptions(partOf(document, 'select'), 'rai')
    expect(rows()[0]?.[1]).toBe('2 L')
  })

  test('gives the range instead of an amount where the label does not allow the water', async () => {
    await enter('water', '500')
    expect(rows()[0]).toContain('The label allows 100–200 L/ha.')
  })

  test('says which number is missing, and gives no amount without an area', async () => {
    for (const area of ['', '0', '-3', 'four']) {
      await enter('area', area)
      expect(rows()[0]?.slice(1).join('')).toBe('')
      expect(wordsOf('[role=status]')).toBe('Enter area')
      expect(partOf(document, '[name=area]').ariaInvalid).toBe('true')
    }
    await enter('area', '4')
    await enter('tank', '')
    expect(wordsOf('[role=status]')).toBe('Enter tank')
    expect(rows()[0]?.[1]).toBe('2 L')
    await enter('tank', '20')
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('reads a number with a comma or a point, and repeats on paper what the amounts are for', async () => {
    await enter('area', '2,5')
    await enter('day', '2026-11-01')
    expect(rows()[0]?.[1]).toBe('1.25 L')
    expect(partOf(document, '.given').textContent.replaceAll('\u00a0', ' ')).toBe(
      'area: 2,5 ha · water: 100 · tank: 20 · day: Nov 1, 2026'
    )
  })

  test('starts with the field of the last calculation, where its unit of land is offered', async () => {
    await enter('area', '25')
    await userEvent.selectOptions(partOf(document, 'select'), 'rai')
    await enter('tank', '300')
    open()
    expect(rows()[0]?.[1]).toBe('2 L')
    expect(valueOf('water')).toBe('16')
    expect(valueOf('tank')).toBe('300')
    open({ ...texts, offeredUnits: ['ha', 'acre'] })
    expect([valueOf('area'), valueOf('unit')]).toEqual(['1', 'ha'])
  })

  test('leaves the harvest empty without a day', async () => {
    await enter('day', '')
    expect(rows()[0]?.[4]).toBe('')
  })
})

describe('the plan', () => {
  function open(uses: FieldUse[]): void {
    const part = show(`<article id="soy"><details open>
      <table><thead><tr>${'<th scope="col">Head</th>'.repeat(4)}</tr></thead><tbody></tbody></table>
      <p data-end></p>
    </details></article>`)
    openPlan(partOf(part, 'details') as HTMLDetailsElement, uses, texts)
  }

  const startOn = (day: string) => userEvent.fill(partOf(document, '[name=start]'), day)

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

  test('says that too few groups are listed', () => {
    open([argestes])
    expect(wordsOf('[data-end]')).toMatch(/ plan\.tooFewGroups$/)
  })

  test('says which spray the crop may outgrow before its day', () => {
    open([{ ...argestes, stages: { from: 13, to: 29 } }, bora])
    expect(wordsOf('[data-end]')).toMatch(/ plan\.noneLeft Spray 3, day 28: up to BBCH 29\.$/)
  })

  test('names the water of each spray with its dose, and what needs another sprayer', async () => {
    open([
      { ...argestes, maxApplications: 1 },
      { ...bora, maxApplications: 1, water: { from: 20, to: 30 } }
    ])
    await startOn('2026-11-01')
    expect(rows().map(([, , , dose]) => dose)).toEqual([
      '0.5 L/ha plan.water 100–200 L/ha',
      '0.5 L/ha plan.water 20–30 L/ha'
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
