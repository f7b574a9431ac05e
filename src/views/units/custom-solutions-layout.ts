import type { SectionSlug } from '#contract/endpoints.ts'

/** The component that draws a section. */
export type SectionComponent =
  | 'tiles'
  | 'steps'
  | 'side-by-side'
  | 'table'
  | 'columns'
  | 'statements'
  | 'call-to-action'
  | 'picture'

type LayoutSection = {
  id: SectionSlug
  component: SectionComponent
  order: number
  visible: boolean
  api_endpoint: `/api/sections/${SectionSlug}`
}

type PageLayout = { country_iso: string; page_slug: string; sections: LayoutSection[] }

/** The fixed configuration of the page, the same for all countries. */
export const layout: PageLayout = {
  country_iso: 'br',
  page_slug: 'custom-solutions',
  sections: [
    section(1, 'our-offer', 'tiles'),
    section(2, 'how-we-work', 'steps'),
    section(3, 'capabilities', 'side-by-side'),
    section(4, 'differences', 'table'),
    section(5, 'partnership', 'columns'),
    section(6, 'why-partners', 'statements'),
    section(7, 'contact', 'call-to-action'),
    section(8, 'parallax-image', 'picture')
  ]
}

function section(order: number, id: SectionSlug, component: SectionComponent): LayoutSection {
  return { id, component, order, visible: true, api_endpoint: `/api/sections/${id}` }
}
