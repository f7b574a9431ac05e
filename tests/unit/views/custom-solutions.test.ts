import { describe, expect, test } from 'vitest'
import { sectionSlugs } from '#contract/endpoints.ts'
import { customSolutionsView } from '#views/custom-solutions.ts'
import { layout } from '#views/custom-solutions-layout.ts'
import { aContent, aTree } from '../../helpers/a-tree.ts'

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

  test('has the content of the BFF, with its own button where it gives one', () => {
    const contact = { content: { title: 'Start', button_text: 'Write', items: [] } }
    const tree = aTree({ content: { sections: { ...aContent().sections, contact } } })
    const { sections } = customSolutionsView(tree)
    expect(sections.find(({ id }) => id === 'contact')?.button.text).toBe('Write')
    expect(sections[0]?.button.text).toBe('Contact us')
  })
})
