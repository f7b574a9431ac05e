import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { requireElement } from '#lib/require-element.ts'
import { wordsOf } from './a-page.ts'
import { enter, open, valueOf } from './an-open-calculator.ts'
import { argestes, rows, texts } from './field-uses.ts'

describe('a number of the calculator', () => {
  beforeEach(() => {
    sessionStorage.clear()
    open()
  })

  test('says which number is missing or above a million, and gives no amount without an area', async () => {
    for (const area of ['', '0', '0 ha', '-3', 'four', '1000001', '100,000,000']) {
      await enter('area', area)
      expect(rows()[0]?.slice(1).join('')).toBe('')
      expect(wordsOf('[role=status]')).toBe('Enter area')
      expect(requireElement(document, '[name=area]').ariaInvalid).toBe('true')
    }
    await enter('area', '4')
    await enter('tank', '')
    expect(wordsOf('[role=status]')).toBe('Enter tank')
    expect(rows()[0]?.[1]).toBe('2 L')
    await enter('tank', '20')
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('is above a million for plants, of which a farm has more than hectares', async () => {
    const dose = { from: 2, to: 2, unit: 'g', per: 'plant' } as const
    open(texts, [{ ...argestes, dose, water: undefined, packs: [] }])
    await enter('plants', '1200000')
    expect(rows()[0]?.[1]).toBe('2,400 kgplants: 1,200,000')
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('reads a number with a comma or a point, and repeats on paper what the amounts are for', async () => {
    await enter('area', '2,5')
    await enter('day', '2026-11-01')
    expect(rows()[0]?.[1]).toBe('1.25 L')
    expect(requireElement(document, '.given').textContent.replaceAll('\u00a0', ' ')).toBe(
      'area: 2,5 ha · water: 100 · tank: 20 · day: Nov 1, 2026'
    )
  })

  test('reads a number with the unit that its control shows', async () => {
    open({ ...texts, words: { ...texts.words, tank: { text: 'Tank, L' } } })
    await enter('day', '2026-11-01')
    await enter('area', '2,5 ha')
    await enter('tank', '125L')
    expect(rows()[0]?.slice(1, 3)).toEqual(['1.25 L', '2 × 125 L: 625 mL'])
    await enter('area', '½')
    expect(rows()[0]?.[1]).toBe('250 mL')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
    await enter('area', '25 RAI')
    expect(rows()[0]?.[1]).toBe('2 L')
    expect(wordsOf('[role=status]')).toBe('')
    expect(requireElement(document, '.given').textContent.replaceAll('\u00a0', ' ')).toBe(
      'area: 25 rai · water: 16 · Tank, L: 125 · day: Nov 1, 2026'
    )
  })

  test('reads no number with another unit, and says which one it reads', async () => {
    await enter('area', '2 acres')
    expect(rows()[0]?.slice(1).join('')).toBe('')
    expect(wordsOf('[role=status]')).toBe('In this unit: area, ha')
    expect(requireElement(document, '[name=area]').ariaInvalid).toBe('true')
    await enter('tank', '')
    expect(wordsOf('[role=status]')).toBe('Enter tank In this unit: area, ha')
    await enter('tank', '5 gal')
    expect(wordsOf('[role=status]')).toBe('In this unit: area, ha · tank')
  })

  test('reads a unit by its other names, and rai with ngan', async () => {
    await enter('area', '4 hectares')
    expect(rows()[0]?.[1]).toBe('2 L')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
    await enter('area', '12 ไร่ 2 งาน')
    expect(rows()[0]?.[1]).toBe('1 L')
    await enter('area', '12-2-0')
    expect(rows()[0]?.[1]).toBe('1 L')
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('reads square metres beside hectares, and litres by their names', async () => {
    open({ ...texts, words: { ...texts.words, tank: { text: 'Tank, L' } } })
    await enter('area', '40000 m²')
    expect(rows()[0]?.[1]).toBe('2 L')
    expect(requireElement(document, '.given').textContent).toContain('area: 4\u00a0ha')
    for (const tank of ['20 lts', '20 litros', '20 L']) {
      await enter('tank', tank)
      expect(wordsOf('[role=status]')).toBe('')
    }
    await enter('tank', '20 gal')
    expect(wordsOf('[role=status]')).not.toBe('')
  })

  test('asks which alqueire is meant, and calculates none until one is chosen', async () => {
    const which = { text: 'Choose: {fields}' }
    open({
      ...texts,
      offeredUnits: ['ha', 'paulista', 'mineiro'],
      words: { ...texts.words, whichUnit: which }
    })
    await enter('area', '10 alqueires')
    expect(rows()[0]?.slice(1).join('')).toBe('')
    expect(wordsOf('[role=status]')).toBe(
      'Choose: alqueire paulista (2.42\u00a0ha) · alqueire mineiro (4.84\u00a0ha)'
    )
    await userEvent.selectOptions(requireElement(document, 'select'), 'mineiro')
    expect(rows()[0]?.[1]).toBe('24.2 L')
    expect(wordsOf('[role=status]')).toBe('')
  })

  test('says that a day of another century is none, and gives no day of harvest', async () => {
    open({ ...texts, words: { ...texts.words, dayNeeded: { text: 'No day: {fields}' } } })
    await enter('area', '4')
    await enter('day', '0026-11-23')
    expect(wordsOf('[role=status]')).toBe('No day: day')
    expect(rows()[0]?.at(-1)).toBe('')
    expect(rows()[0]?.[1]).toBe('2 L')
  })

  test('names a twin pack, whose number is left to the label', () => {
    open(texts, [{ ...argestes, packs: [], twinPacks: ['1.5 L + 5 L'] }])
    expect(rows()[0]?.[3]).toBe('twinPacks 1.5 L + 5 L')
  })

  test('takes the least water of a label, or the next that fills a sprayer evenly, and converts it', async () => {
    const water = { from: 200, to: 300 }
    const unit = () => requireElement(document, 'select')
    await userEvent.selectOptions(unit(), 'acre')
    open({ ...texts, ownUnit: 'acre' }, [{ ...argestes, water }])
    // By hand: 200 L/ha are 80.9 L/acre; 0.5 L/ha are 202.3 mL on an acre, 44.96 mL in 20 of 90 L.
    expect(valueOf('water')).toBe('90')
    expect(rows()[0]?.[2]).toBe('4 × 20 L: 44.9 mL1 × 10 L: 22.4 mL')
    await userEvent.selectOptions(unit(), 'ha')
    expect(valueOf('water')).toBe('200')
    expect(rows()[0]?.[2]).toBe('10 × 20 L: 50 mL')
  })

  test('converts the water that was entered, also if it was entered before another change', async () => {
    open()
    await enter('water', '150')
    await enter('area', '2')
    await userEvent.selectOptions(requireElement(document, 'select'), 'rai')
    // By hand: 150 L/ha are 24 L/rai.
    expect(valueOf('water')).toBe('24')
  })

  test('is replaced by what is typed after a tap, and changed after a second one', async () => {
    open()
    const area = requireElement(document, '[name=area]')
    await userEvent.click(area)
    await userEvent.keyboard('25')
    expect(valueOf('area')).toBe('25')
    await userEvent.click(area)
    await userEvent.keyboard('{End}0')
    expect(valueOf('area')).toBe('250')
  })
})
