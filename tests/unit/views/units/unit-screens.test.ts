import { describe, expect, test } from 'vitest'
import { bioSolutionsView } from '#views/units/bio-solutions.ts'
import { businessPartnersView } from '#views/units/business-partners.ts'
import { designView } from '#views/units/design.ts'
import { nonCropView } from '#views/units/non-crop.ts'
import { smartGrowingView } from '#views/units/smart-growing.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const gl = aTree()
const chinese = aTree({
  content: { bundle: { locale: 'zh-Hans', design: { hero: { headline: '一间屋子，一份方案' } } } }
})

describe('Smart Growing', () => {
  test('has a parcel for each country of the programme', () => {
    expect(smartGrowingView(gl).countries).toMatchObject({ value: '55', label: 'countries' })
  })
})

describe('Business Partners', () => {
  test('draws the calendar from the days that the content names', () => {
    expect(businessPartnersView(gl).calendar.span).toEqual({ from: 45, to: 95 })
  })

  test('draws all stocks to one scale, a dot for each that they count', () => {
    const [registrations, formulas, patents] = businessPartnersView(gl).stocks.stocks
    expect(registrations).toMatchObject({ columns: 84, rows: 83, rest: 28, reach: 84 })
    expect(formulas).toMatchObject({ columns: 71, rows: 70, rest: 30, reach: 84 })
    expect(patents).toMatchObject({ columns: 18, rows: 16, rest: 12, reach: 84 })
  })

  test('shows every fact and every section once', () => {
    const { ticks, stocks, firstSections, sections } = businessPartnersView(gl)
    expect(ticks.days?.value).toBe('45–95')
    expect(stocks.facts.length + stocks.stocks.length).toBe(4)
    expect(firstSections.cards.length + sections.cards.length).toBe(5)
  })
})

describe('Bio Solutions', () => {
  test('gives each biological family its colour, and the rest of the sections a place', () => {
    const { families, programme } = bioSolutionsView(gl)
    expect(families.families.map(({ familyId }) => familyId)).toEqual(['2007', '2006', '2008'])
    expect(programme.sections.cards.map(({ title }) => title)).toContain('They fit your spray plan')
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
})

describe('The Design Studio', () => {
  test('writes its headline a clause a line', () => {
    expect(designView(gl).title.lines).toEqual(['One room,', 'one product,', 'one plan'])
    expect(designView(chinese).title.lines).toEqual(['一间屋子，', '一份方案'])
  })

  test('has a pass of the field for each phase', () => {
    const { passes, phases } = designView(gl)
    expect(phases.phases.map(({ picture }) => picture)).toEqual(passes)
  })
})
