import { describe, expect, test } from 'vitest'
import { bioSolutionsView } from '#views/units/bio-solutions.ts'
import { businessPartnersView } from '#views/units/business-partners.ts'
import { designView } from '#views/units/design.ts'
import { nonCropView } from '#views/units/non-crop.ts'
import { smartGrowingView } from '#views/units/smart-growing.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const gl = aTree()
const chinese = aTree({
  content: { bundle: { locale: 'zh-Hans', design: { hero: { headline: '一间屋子，一份方案' } } } }
})

describe('Smart Growing', () => {
  test('has a parcel for each country of the programme', () => {
    expect(smartGrowingView(gl).countries).toMatchObject({ value: '55', label: 'countries' })
  })

  test('counts in its regions as many countries as in the whole programme', () => {
    const { countries } = smartGrowingView(gl)
    const sum = countries?.regions.facts.reduce((total, { value }) => total + Number(value), 0)
    expect(sum).toBe(Number(countries?.value))
  })

  test('gives each part of the season its months, and leaves out one without', () => {
    expect(smartGrowingView(gl).season.parts[0]).toMatchObject({
      from: 1,
      to: 3,
      months: 'Jan–Mar'
    })
    const items = [
      { title: 'Order', months: '1–3' },
      { title: 'Deliver', months: 'spring' },
      { title: 'Top up', months: '9–14' }
    ]
    const tree = aTree({ content: { bundle: { smartGrowing: { season: { items } } } } })
    expect(smartGrowingView(tree).season.parts.map(({ title }) => title)).toEqual(['Order'])
  })

  test('writes a range of months in Chinese as every other range', () => {
    const season = { items: [{ title: '预订', months: '1–3' }] }
    const tree = aTree({ content: { bundle: { locale: 'zh-Hans', smartGrowing: { season } } } })
    expect(smartGrowingView(tree).season.parts[0]?.months).toBe('1～3月')
  })
})

describe('Business Partners', () => {
  test('draws the calendar from the days that the content names', () => {
    expect(businessPartnersView(gl).calendar.span).toEqual({ from: 45, to: 95 })
  })

  test('draws all stocks to one scale, a dot for each that they count', () => {
    const [registrations, formulas, patents] = businessPartnersView(gl).stocks.stocks.map(
      ({ stock }) => stock
    )
    expect(registrations).toMatchObject({ columns: 100, rows: 70, rest: 0, reach: 100 })
    expect(formulas).toMatchObject({ columns: 100, rows: 50, rest: 0, reach: 100 })
    expect(patents).toMatchObject({ columns: 20, rows: 15, rest: 0, reach: 100 })
  })

  test('writes about each stock beside it, and its number once', () => {
    const { stocks } = businessPartnersView(gl).stocks
    for (const { stock, about } of stocks) {
      expect(about?.title.toLowerCase()).toContain(stock.label.replace(/^\W*/, '').split(' ')[0])
      expect(about?.text).not.toContain(stock.value)
    }
  })

  test('shows every fact and every section once', () => {
    const { stocks, sections } = businessPartnersView(gl)
    expect(stocks.facts.length + stocks.stocks.length).toBe(3)
    expect(stocks.stocks.length + sections.cards.length).toBe(8)
  })

  test('names the days of the calendar, up to the first shipment and from it on', () => {
    const days = businessPartnersView(gl).steps.parts.map(part => part.map(({ day }) => day.text))
    expect(days).toEqual([
      ['Day 0', 'Day 11', 'Day 23', 'Day 35'],
      ['Day 45', 'Day 72–95']
    ])
  })

  test('names the two ends of the calendar where the content names no days between', () => {
    const facts = [{ value: '30–60', label: 'days to a product' }]
    const tree = aTree({
      globalBundles: { eng: {} },
      content: { bundle: { businessPartners: { facts } } }
    })
    expect(
      businessPartnersView(tree)
        .steps.parts.flat()
        .map(({ day }) => day.text)
    ).toEqual(['Day 0', 'Day 30–60'])
  })

  test('draws how long a product takes to one scale, the longest as long as the promise', () => {
    const { lengths, calendar } = businessPartnersView(gl)
    expect(lengths.bars.map(({ days }) => days)).toEqual([
      '45 days',
      '58 days',
      '72 days',
      '88 days',
      '95 days'
    ])
    expect(lengths.bars.map(({ share }) => share)).toEqual([47, 61, 76, 93, 100])
    expect(lengths.bars.at(-1)?.count).toBe(calendar.span?.to)
  })
})

describe('Bio Solutions', () => {
  test('gives each biological family its colour, and the rest of the sections a place', () => {
    const { families, programme } = bioSolutionsView(gl)
    expect(families.families.map(({ familyId }) => familyId)).toEqual(['2007', '2006', '2008'])
    expect(programme.sections.cards.map(({ title }) => title)).toContain('They fit your spray plan')
  })

  test('names a product of the tree as an example of its family, and none where it has none', () => {
    const alisio = aProduct({ id: '1', brandname: 'Alisio Bt', family_id: '2007' })
    const [pesticides, fertilizers] = bioSolutionsView(aTree({ products: [alisio] })).families
      .families
    expect(pesticides?.example?.name).toBe('Alisio Bt')
    expect(fertilizers?.example).toBeUndefined()
  })

  test('names the stage and the family of every spray of its season, marking the biological ones', () => {
    const families = ['2002 Fungicides', '2006 Bio-fertilizers']
    const tree = aTree({
      content: {
        families: families.map(family => ({ id: family.slice(0, 4), description: family.slice(5) }))
      }
    })
    const [first, , third] = bioSolutionsView(tree).programme.season
    expect(first).toMatchObject({ stage: 'Sowing', family: 'Bio-fertilizers', isBiological: true })
    expect(third).toMatchObject({ stage: 'Week 3', family: 'Fungicides', isBiological: false })
  })

  test('leaves out a spray of which neither stage nor family is known', () => {
    const bundle = { bioSolutions: { season: [{ title: 'Sowing' }] } }
    const tree = aTree({
      content: { bundle, families: [{ id: '2002', description: 'Fungicides' }] }
    })
    const { season } = bioSolutionsView(tree).programme
    expect(season.map(({ stage, family }) => stage ?? family)).toEqual(['Sowing', 'Fungicides'])
  })
})

describe('Non-crop Solutions', () => {
  test('has a stretch of the road for each section', () => {
    const pictures = nonCropView(gl).stretches.cards.map(({ picture }) => picture.src)
    expect(new Set(pictures).size).toBe(4)
  })

  test('says of each site what its products are against, their forms, who may apply them and the rules', () => {
    const [first] = nonCropView(gl).stretches.cards
    expect(first?.facts.map(({ label }) => label.text)).toEqual([
      'Against',
      'Forms',
      'Who may apply',
      'Rules'
    ])
  })

  test('says rules apart from the people who apply', () => {
    const [, forest] = nonCropView(gl).stretches.cards
    expect(forest?.facts.slice(2).map(({ label, text }) => [label.text, text])).toEqual([
      ['Who may apply', 'Forest managers'],
      ['Rules', 'Check the list of your certification scheme']
    ])
  })
})

describe('The Design Studio', () => {
  test('calls a phase with an agenda a day', () => {
    const daysOf = (tree: typeof gl) => designView(tree).phases.phases.map(({ day }) => day)
    expect(daysOf(gl)).toEqual(['Day\u00a01', 'Day\u00a02', 'Day\u00a03'])
    const bundle = { design: { agenda: [{ day: '2', value: '9:00', label: 'Samples' }] } }
    expect(daysOf(aTree({ content: { bundle } }))).toEqual([undefined, 'Day\u00a02', undefined])
  })

  test('writes its headline a clause a line', () => {
    expect(designView(gl).title.lines).toEqual(['Three days,', 'one room,', 'one plan'])
    expect(designView(chinese).title.lines).toEqual(['一间屋子，', '一份方案'])
    const thai = { design: { hero: { headline: 'สามวัน หนึ่งห้อง หนึ่งแผน' } } }
    const { lines } = designView(aTree({ content: { bundle: thai } })).title
    expect(lines).toEqual(['สามวัน', 'หนึ่งห้อง', 'หนึ่งแผน'])
  })

  test('has a pass of the field for each phase', () => {
    const { passes, phases } = designView(gl)
    expect(phases.phases.map(({ picture }) => picture)).toEqual(passes)
  })

  test('has three hours of work for each day, a pin for each piece of furniture, and a plan', () => {
    const { phases, room, plan } = designView(gl)
    expect(phases.phases.map(({ agenda }) => agenda.length)).toEqual([3, 3, 3])
    expect(room.cards).toHaveLength(6)
    expect(plan.facts[0]?.label).toBe('Product')
  })
})
