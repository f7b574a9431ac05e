import { describe, expect, test } from 'vitest'
import type { TimelineSection } from '#contract/company.ts'
import { companyView } from '#views/company/company.ts'
import { countryGroups } from '#views/site/country-groups.ts'
import { plantGroups } from '#views/company/plants.ts'
import { timelineView } from '#views/company/timeline.ts'
import { aTree, anIndex } from '../../../helpers/a-tree.ts'

describe('The history', () => {
  const section = { sectionId: 'first', range: '2000–2008', title: 'Manufacturing' }
  const closing = { sectionId: 'growing', title: 'All about growing', events: [] }

  test('lists its events, the left side first', () => {
    const events: TimelineSection['events'] = [
      {
        order: 2,
        items: {
          left: { type: 'none' },
          right: { type: 'card', title: '2003', description: 'Exports' }
        }
      },
      {
        order: 1,
        items: {
          left: { type: 'image', url: '/2000.svg', description: 'One plant' },
          right: { type: 'card', title: 'The start', description: ['One plant', '42 people'] }
        }
      }
    ]
    const content: TimelineSection[] = [{ ...section, events }, closing]
    const [first, last] = timelineView(aTree({ content: { timeline: { content } } })).eras
    expect(first?.picture).toEqual({
      type: 'image',
      src: '/2000.svg',
      alt: 'One plant'
    })
    expect(first?.events).toEqual([
      { type: 'card', title: 'The start', list: ['One plant', '42 people'] },
      { type: 'card', year: '2003', text: 'Exports', list: [] }
    ])
    expect(last).toMatchObject({ title: 'All about growing', events: [] })
  })

  test('runs in one order of years, whichever side the BFF names first', () => {
    const card = (title: string) => ({ type: 'card' as const, title, description: 'Done' })
    const events = [
      { order: 1, items: { left: card('2010'), right: card('2009') } },
      { order: 2, items: { left: card('A note on 2010'), right: card('2011') } }
    ]
    const content = [{ ...section, events }]
    const [era] = timelineView(aTree({ content: { timeline: { content } } })).eras
    const told = era?.events.map(item => (item.type === 'card' ? (item.year ?? item.title) : ''))
    expect(told).toEqual(['2009', '2010', 'A note on 2010', '2011'])
  })

  test('introduces a list by its first line, where that ends in a colon', () => {
    const description = ['First labels in two countries:', 'Peru', 'Ghana']
    const events = [{ order: 1, items: { left: { type: 'card' as const, description } } }]
    const content = [{ ...section, events }]
    const [era] = timelineView(aTree({ content: { timeline: { content } } })).eras
    expect(era?.events[0]).toMatchObject({
      text: 'First labels in two countries:',
      list: ['Peru', 'Ghana']
    })
  })

  test('describes a picture without a description by its era', () => {
    const events = [{ order: 0, items: { left: { type: 'image' as const, url: '/2000.svg' } } }]
    const content: TimelineSection[] = [{ ...section, events }]
    const [era] = timelineView(aTree({ content: { timeline: { content } } })).eras
    expect(era?.picture?.alt).toBe('Manufacturing')
  })

  test('leaves out a card that says nothing', () => {
    const events = [{ order: 0, items: { left: { type: 'card' as const } } }]
    const content: TimelineSection[] = [{ ...section, events }]
    expect(timelineView(aTree({ content: { timeline: { content } } })).eras[0]?.events).toEqual([])
  })

  test('leaves out an event with nothing to show', () => {
    const events = [{ order: 1, items: { left: { type: 'image' as const } } }]
    const content = [{ ...section, events }]
    expect(timelineView(aTree({ content: { timeline: { content } } })).eras[0]?.events).toEqual([])
  })
})

describe('The plants', () => {
  const plant = (id: string, kind: 'plant' | 'rd_center', rest: object = {}) => ({
    id,
    name: id,
    kind,
    ...rest
  })
  const viewOf = (...content: ReturnType<typeof plant>[]) =>
    plantGroups(aTree({ content: { plants: { content } } }))
  const groupsOf = (...content: ReturnType<typeof plant>[]) => viewOf(...content).groups

  test('come before the laboratories, and a kind without any has no heading', () => {
    const groups = groupsOf(plant('Nanjing', 'rd_center'), plant('Weifang', 'plant'))
    expect(groups.map(({ title }) => title.text)).toEqual(['Factories', 'R&D centres'])
  })

  test('are on the map if their position is known', () => {
    const { places } = viewOf(
      plant('Nanjing', 'rd_center', { latitude: 32, longitude: 119 }),
      plant('lost', 'plant', { latitude: 36 })
    )
    expect(places).toEqual([{ latitude: 32, longitude: 119, isLaboratory: true, number: 1 }])
  })

  test('have the number of their mark in the list, from its beginning', () => {
    const { groups, places } = viewOf(
      plant('Nanjing', 'rd_center', { latitude: 32, longitude: 119 }),
      plant('lost', 'plant'),
      plant('Weifang', 'plant', { latitude: 36, longitude: 119 })
    )
    const numbers = groups.flatMap(({ plants }) => plants.map(({ name, number }) => [name, number]))
    expect(numbers).toEqual([
      ['lost', undefined],
      ['Weifang', 1],
      ['Nanjing', 2]
    ])
    expect(places.map(({ number }) => number)).toEqual([1, 2])
  })

  test('link to a map: the BFF’s, otherwise one of their position, otherwise none', () => {
    const [group] = groupsOf(
      plant('own', 'plant', {
        link_location: 'https://maps.example/own',
        latitude: 1,
        longitude: 2
      }),
      plant('placed', 'plant', { latitude: 0, longitude: 119.16 }),
      plant('lost', 'plant', { latitude: 36.71 })
    )
    expect(group?.plants.map(({ map }) => map)).toEqual([
      'https://maps.example/own',
      'https://www.openstreetmap.org/?mlat=0&mlon=119.16#map=12/0/119.16',
      undefined
    ])
  })
})

describe('The country finder', () => {
  test('groups countries by region, those without one last', () => {
    const { countries } = anIndex()
    const regions = [undefined, 'Americas', 'Europe', 'Antarctica']
    const placed = countries.map((country, index) => ({
      ...country,
      region: regions[index]
    }))
    const groups = countryGroups(aTree({ index: { countries: placed } }))
    expect(
      groups.map(({ title, countries }) => [title?.text, ...countries.map(({ name }) => name)])
    ).toEqual([
      ['Americas', 'Brazil'],
      ['Antarctica', 'Japan'],
      ['Europe', 'Germany'],
      [undefined, 'France']
    ])
  })
})

describe('The platform', () => {
  test('says beside each team what it has', () => {
    const content = [{ id: '1', title: 'Formulation', fact: '5,000+ formulas', order: 1 }]
    const { cards } = companyView(aTree({ content: { platform: { content } } })).platform
    expect(cards).toMatchObject([{ title: 'Formulation', fact: '5,000+ formulas' }])
  })
})

describe('The business report', () => {
  test('is offered only where the BFF names one', () => {
    const footer = { content: { last_report_src: '/report.pdf' } }
    expect(companyView(aTree({ content: { footer } })).report?.href).toBe('/report.pdf')
    expect(companyView(aTree()).report).toBeUndefined()
  })

  test('has its year in the calendar of the language, its type and its size', () => {
    const report = { last_report_year: '2025', last_report_size_bytes: 6_200_000 }
    const footer = { content: { last_report_src: '/report.pdf', ...report } }
    const about = (locale: string) =>
      companyView(aTree({ content: { footer, bundle: { locale } } })).report?.about
    expect(about('en')).toEqual(['2025', 'PDF', '6.2\u00a0MB'])
    expect(about('th')?.[0]).toBe('2568')
  })
})
