import { describe, expect, test } from 'vitest'
import type { Section } from '#contract/company.ts'
import { sectionSlugs } from '#contract/endpoints.ts'
import { customSolutionsView } from '#views/units/custom-solutions.ts'
import { layout } from '#views/units/custom-solutions-layout.ts'
import type { TreeContent, TreeId } from '#snapshot/snapshot.ts'
import { aContent, aTree, treeIds } from '../../../helpers/a-tree.ts'

const ids = (view: ReturnType<typeof customSolutionsView>) => view.sections.map(({ id }) => id)

describe('The custom-solutions page', () => {
  test('has the eight sections in their fixed order', () => {
    expect(ids(customSolutionsView(aTree()))).toEqual(sectionSlugs)
  })

  test('is configured once, for Brazil, with the call of each section', () => {
    expect(layout).toMatchObject({ country_iso: 'br', page_slug: 'custom-solutions' })
    for (const { id, api_endpoint } of layout.sections) {
      expect(api_endpoint).toBe(`/api/sections/${id}`)
    }
  })

  test('shows visible sections only, in the order that the configuration gives', () => {
    const sections = layout.sections.map((section, index) => ({
      ...section,
      order: -section.order,
      visible: index < 2
    }))
    expect(ids(customSolutionsView(aTree(), { ...layout, sections }))).toEqual([
      'how-we-work',
      'our-offer'
    ])
  })

  const withSections = (content: Partial<Section>) => {
    const sections = Object.fromEntries(
      sectionSlugs.map(slug => [slug, { content: { title: slug, items: [], ...content } }])
    ) as TreeContent['sections']
    return customSolutionsView(aTree({ content: { sections } })).sections
  }
  const buttons = (sections: ReturnType<typeof withSections>) =>
    sections.map(({ button }) => button && `${button.words.text} ${button.href}`)

  test('leads to the contact page from every section that has a button', () => {
    expect(buttons(withSections({ button_text: 'Write' }))).toEqual(
      sectionSlugs.map(() => 'Write /gl/contact-us?about=custom-solutions')
    )
  })

  test('hides a button that is labelled x', () => {
    expect(new Set(buttons(withSections({ button_text: 'x' })))).toEqual(new Set([undefined]))
  })

  test('has a button of its own where to write is the matter, and in no other section', () => {
    const labels = withSections({}).flatMap(({ id, button }) =>
      button ? [id, button.words.text] : []
    )
    expect(labels).toEqual(['contact', 'Contact us'])
  })

  test('shows the items of every section', () => {
    const sections = withSections({ items: [{ title: 'One', description: 'of its items' }] })
    for (const { items } of sections)
      expect(items.cards).toEqual([{ title: 'One', text: 'of its items' }])
  })

  const daysOf = (steps: number) => {
    const items = Array.from({ length: steps }, (_, index) => ({ title: `Step ${index}` }))
    const sections = withSections({ items })
    return sections.find(({ id }) => id === 'how-we-work')?.items.cards.map(({ fact }) => fact)
  }

  test('names the day of each step, as the page of business partners does, and ships in the days that are promised', () => {
    expect(daysOf(5)).toEqual(['Day 0', 'Day 11', 'Day 23', 'Day 35', 'Day 45–95'])
  })

  test('names no days where there are more or fewer steps than days', () => {
    expect(daysOf(4)).toEqual([undefined, undefined, undefined, undefined])
  })

  const sectionOf = (content: Partial<Section>, catalogue: string[]) => {
    const differences = { content: { title: 'Differences', items: [], ...content } }
    const sections = { ...aContent().sections, differences }
    const bundle = { customSolutions: { catalogue } }
    return customSolutionsView(aTree({ content: { sections, bundle } })).sections.find(
      ({ id }) => id === 'differences'
    )
  }
  const items = [{ title: 'First order', description: 'From 1,000 L' }]

  test('compares an order with a catalogue, where the tree says what a catalogue offers for each item', () => {
    expect(sectionOf({ items }, ['A full container'])).toMatchObject({
      component: 'comparison',
      catalogue: { items: ['A full container'] }
    })
    expect(sectionOf({ items }, [])?.component).toBe('table')
    expect(sectionOf({ items }, ['One', 'Two'])?.component).toBe('table')
  })

  test('counts its plants and laboratories as the company page lists them', () => {
    const plants = ['a', 'b', 'c'].map(id => ({ id, name: id, kind: 'plant' as const }))
    const content = [...plants, { id: 'd', name: 'd', kind: 'rd_center' as const }]
    const tree = aTree({ content: { plants: { content } } })
    const figures = customSolutionsView(tree).sections.flatMap(
      ({ figures }) => figures?.facts ?? []
    )
    expect(figures.map(({ value, label }) => `${value} ${label}`).slice(0, 2)).toEqual([
      '3 factories',
      '1 R&D centres'
    ])
  })

  test('ends with the office that answers', () => {
    expect(customSolutionsView(aTree()).office?.email?.text).toContain('@')
  })

  test('shows the land of its own country', () => {
    const land = (tree: TreeId) => customSolutionsView(aTree({ content: { tree } })).land.src
    expect(land(treeIds.br)).not.toBe(land(treeIds.gl))
  })
})
