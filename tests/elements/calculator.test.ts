import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { openCalculator } from '#browser/field/calculator.ts'
import type { FieldUse } from '#browser/field/field-config.ts'
import { requireElement } from '#lib/require-element.ts'
import { show, wordsOf } from './a-page.ts'
import { enter, open, row, valueOf } from './an-open-calculator.ts'
import { argestes, rows, texts } from './field-uses.ts'

describe('the calculator', () => {
  beforeEach(() => {
    sessionStorage.clear()
    open()
  })

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
    const part = requireElement(document, 'section')
    const openAgain = () => {
      part.id = 'doses'
      document.querySelector('form')?.remove()
      openCalculator(part, [argestes], texts)
    }
    openAgain()
    expect(location.search).toBe('')
    await enter('area', '2.5')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
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

  test('asks for what an address has in vain, and calculates no other field', () => {
    for (const search of ['?area=-5&unit=ha', '?area=lots&unit=ha']) {
      const part = requireElement(document, 'section')
      part.id = 'doses'
      history.replaceState(null, '', `${search}&day=2026-02-31#doses`)
      document.querySelector('form')?.remove()
      openCalculator(part, [argestes], texts)
      expect(rows()[0]?.slice(1).join('')).toBe('')
      expect(valueOf('area')).toBe('')
      expect(wordsOf('[role=status]')).toBe('Enter area dayNeeded')
    }
  })

  test('has its address on paper, in the head and the foot, also where it was opened by one', async () => {
    history.replaceState(null, '', '?area=37&unit=ha&water=150&tank=2000#crop-soy')
    const part = show(`<div><p class="print-head"><span data-address>built</span></p>
      <article id="crop-soy"><section><table>
      <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
      </table></section><p class="source"><bdi>built</bdi></p></article></div>`)
    openCalculator(requireElement(part, 'section'), [argestes], texts)
    const printed = () =>
      ['.print-head [data-address]', '.source bdi'].map(
        place => requireElement(document, place).textContent
      )
    await enter('day', '2026-11-01')
    expect(location.href).toMatch(/\?area=37&unit=ha&water=150&tank=2000&day=2026-11-01#crop-soy$/)
    expect(printed()).toEqual([location.href, location.href])
    document.querySelector('form')?.remove()
    for (const place of document.querySelectorAll('[data-address], bdi')) place.textContent = ''
    openCalculator(requireElement(part, 'section'), [argestes], texts)
    expect(printed()).toEqual([location.href, location.href])
  })

  test('in a list, leads with what is entered to the page of its card, which opens it', async () => {
    const before = location.href
    const part = show(`<article data-address="/br/problem/9#crop-soy"><section><table>
      <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${row(argestes)}</tbody>
    </table></section></article>`)
    openCalculator(requireElement(part, 'section'), [argestes], texts)
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
      openCalculator(requireElement(part, 'section'), [argestes], texts)
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

  const openAddressed = (address: string) => {
    history.replaceState(null, '', address)
    const part = requireElement(document, 'section')
    part.id = 'doses'
    document.querySelector('form')?.remove()
    openCalculator(part, [argestes], { ...texts, offeredUnits: ['ha', 'acre'] })
  }

  test('asks for the area where the address has one in a unit that it does not offer', () => {
    openAddressed('?area=4&unit=acres&water=50#doses')
    expect(['area', 'unit', 'water', 'tank'].map(valueOf)).toEqual(['4 acres', 'ha', '100', '20'])
    expect(rows()[0]?.slice(1).join('')).toBe('')
    expect(wordsOf('[role=status]')).toBe('In this unit: area, ha')
  })

  test('converts the area and the water of an address from a country with another unit of land', () => {
    // By hand: 10 mu are 10/15 ha; 8 L/mu are 120 L/ha. 5 alqueires of 2.42 ha are 12.1 ha; 363 L on each are 150 L/ha.
    openAddressed('?area=10&unit=mu&water=8#doses')
    expect(['area', 'unit', 'water'].map(valueOf)).toEqual(['0.6667', 'ha', '120'])
    openAddressed('?area=5&unit=paulista&water=363#doses')
    expect(['area', 'unit', 'water'].map(valueOf)).toEqual(['12.1', 'ha', '150'])
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('converts an area that is measured in rai', async () => {
    await enter('area', '25')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
    expect(rows()[0]?.[1]).toBe('2 L')
  })

  test('gives the range instead of an amount where the label does not allow the water', async () => {
    await enter('water', '500')
    expect(rows()[0]).toContain('The label allows 100–200 L/ha.')
  })

  describe('for uses of which no water is right for all', () => {
    /** 50 mL in 100 L of water, 1,000–2,000 L/ha. */
    const citrus: FieldUse = {
      ...argestes,
      name: 'Citrus',
      dose: { from: 50, to: 50, unit: 'mL', per: '100 L' },
      water: { from: 1000, to: 2000 }
    }

    beforeEach(() => {
      open(texts, [argestes, citrus])
    })

    const amounts = () => rows().map(([, amount]) => amount)

    test('begins with a water that most allow, and the least water of others', async () => {
      await enter('tank', '2000')
      expect(rows().map(cells => cells.slice(0, 3))).toEqual([
        ['Argestes', '500 mL', '1 × 100 L: 500 mL'],
        ['Citrus', '500 mL', 'water: 1,0001 × 1,000 L: 500 mL']
      ])
      expect(valueOf('water')).toBe('100')
      expect(wordsOf('[role=status]')).toBe('')
    })

    test('begins so in another unit of land, too', async () => {
      await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
      await enter('area', '10')
      await enter('tank', '2000')
      expect(rows().map(([, , tanks]) => tanks)).toEqual([
        '1 × 160 L: 800 mL',
        'water: 1601 × 1,600 L: 800 mL'
      ])
    })

    test('begins so again at its address, which has only what was entered', async () => {
      const part = requireElement(document, 'section')
      const openAgain = () => {
        part.id = 'doses'
        document.querySelector('form')?.remove()
        openCalculator(part, [argestes, citrus], texts)
      }
      openAgain()
      await enter('area', '4')
      await enter('day', '2026-11-01')
      expect(location.search).toBe('?area=4&unit=ha&tank=20&day=2026-11-01')
      const before = rows()
      sessionStorage.clear()
      openAgain()
      expect(rows()).toEqual(before)
      await enter('water', '1500')
      expect(location.search).toContain('&water=1500&')
    })

    test('takes what is typed for all, and says where it does not fit', async () => {
      await enter('water', '1500')
      expect(amounts()).toEqual(['500 mL', '750 mL'])
      expect(rows()[0]?.[2]).toBe('The label allows 100–200 L/ha.')
      await enter('water', '150')
      expect(amounts()).toEqual(['500 mL', 'The label allows 1,000–2,000 L/ha.'])
      await enter('water', '100')
      expect(amounts()).toEqual(['500 mL', 'The label allows 1,000–2,000 L/ha.'])
    })

    test('begins with one water where one is right for all', () => {
      open(texts, [argestes, { ...citrus, water: { from: 120, to: 300 } }])
      expect([valueOf('water'), rows()[1]?.[2]]).toEqual(['120', '6 × 20 L: 10 mL'])
    })
  })

  test('starts with the field of the last calculation, where its unit of land is offered', async () => {
    await enter('area', '25')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
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
