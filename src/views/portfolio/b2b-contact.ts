import { contactUrl } from '#lib/contact-url.ts'
import type { Tree } from '#tree/build-tree.ts'
import { officeOf } from '#views/enquiry/contact.ts'
import { questionsUrl } from '#views/enquiry/questions.ts'
import { headOf } from '#views/site/head.ts'
import { aboutCountry } from './b2b.ts'

/** The contact page of one country; without a public BFF it has no form. */
export function b2bContactView(tree: Tree, id = '') {
  const country = tree.countries().find(country => country.id === id)
  const { publicBffUrl } = tree.deployment
  const headline = country
    ? tree.words('productB2bContact.hero.headline', { country: country.name })
    : tree.words('productB2bContact.hero.headlineDefault')
  return {
    head: headOf(tree, 'productB2bContact', {
      id,
      about: aboutCountry('productB2bContact', headline, country?.name)
    }),
    headline,
    countryId: id,
    action: publicBffUrl && contactUrl(publicBffUrl, id),
    products: questionsUrl(tree),
    office: officeOf(tree),
    regions: tree.content.regions[id] ?? [],
    list:
      country?.type === 'product_commercialization'
        ? {
            href: tree.href('productB2bList', id),
            words: tree.words('productB2bContact.listLink', { country: country.name })
          }
        : undefined
  }
}
