import { listedFor } from '#tree/listed-for.ts'
import type { Catalogue, Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'

/** A tree with one of each, of which only that is known which must be: no picture, no date, no dose, no film. */
export function withLittleKnown(tree: Tree): Tree {
  const catalogue = littleOf(tree.catalogue())
  return { ...tree, content: contentOf(tree), catalogue: () => catalogue }
}

function littleOf({ products, globalProducts }: Catalogue): Catalogue {
  const few = products.slice(0, 1).map(bare)
  return {
    products: few,
    crops: listedFor(few, ({ crops }) => crops),
    problematics: listedFor(few, ({ problematics }) => problematics),
    globalProducts: globalProducts
      .slice(0, 1)
      .map(({ id, product_name }) => ({ id, product_name })),
    b2bProducts: {}
  }
}

/** One crop and one problem stay, so that they have a page. */
function bare({ id, href, name, family, crops, problematics }: Product): Product {
  return {
    id,
    href,
    name,
    family: { id: family.id, name: family.name },
    formulations: [],
    activeIngredients: [],
    crops: crops.slice(0, 1).map(({ id, name, href }) => ({ id, name, href })),
    problematics: problematics.slice(0, 1).map(({ id, name, href }) => ({ id, name, href })),
    doses: [],
    benefits: [],
    calibre: [],
    packs: [],
    documents: [],
    resistanceGroups: []
  }
}

function contentOf({ content }: Tree): Tree['content'] {
  const { team, testimonials, plants, reportGroups, timeline, platform } = content
  return {
    ...content,
    hero: { content: { background_type: 'other' } },
    footer: { content: {} },
    families: content.families.map(({ id, description }) => ({ id, description })),
    posts: content.posts.slice(0, 1).map(({ id, title }) => ({ id, title, tags: [] })),
    team: { content: team.content.slice(0, 1).map(({ id, name }) => ({ id, name })) },
    testimonials: {
      content: testimonials.content
        .slice(0, 1)
        .map(({ id, author, quote, order }) => ({ id, author, quote, order }))
    },
    plants: {
      content: plants.content.slice(0, 1).map(({ id, name, kind }) => ({ id, name, kind }))
    },
    infoDocuments: { content: [] },
    reportGroups: {
      content: reportGroups.content.slice(0, 1).map(({ id, title }) => ({ id, title }))
    },
    reports: {},
    timeline: {
      content: timeline.content.map(({ sectionId, title }) => ({ sectionId, title, events: [] }))
    },
    platform: {
      content: platform.content.slice(0, 1).map(({ id, title, order }) => ({ id, title, order }))
    },
    sections: sectionsOf(content.sections),
    regions: {}
  }
}

function sectionsOf(sections: Tree['content']['sections']): Tree['content']['sections'] {
  const titles = Object.entries(sections).map(([id, { content }]) => {
    return [id, { content: { title: content.title, items: [] } }]
  })
  return Object.fromEntries(titles) as Tree['content']['sections']
}
