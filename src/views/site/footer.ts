import { oncePer } from '#lib/once-per.ts'
import type { FixedRoute } from '#routes/routes.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { inCalendar } from '#views/text/formats.ts'
import type { Link } from './link.ts'
import { pageLink } from './page-link.ts'

type Column = { title: MessageKey; links: [FixedRoute, MessageKey][] }

const columns: Column[] = [
  {
    title: 'footer.columns.products',
    links: [
      ['productList', 'footer.links.productList'],
      ['productGlobalList', 'footer.links.globalPortfolio'],
      ['bioSolutions', 'footer.links.bioSolutions'],
      ['nonCrop', 'footer.links.nonCrop'],
      ['customSolutions', 'footer.links.customSolutions']
    ]
  },
  {
    title: 'footer.columns.work',
    links: [
      ['smartGrowing', 'footer.links.smartGrowing'],
      ['businessPartners', 'footer.links.businessPartners'],
      ['design', 'footer.links.design'],
      ['contact', 'footer.links.contact']
    ]
  },
  {
    title: 'footer.columns.company',
    links: [
      ['company', 'footer.links.about'],
      ['news', 'footer.links.news'],
      ['press', 'footer.links.press'],
      ['careers', 'footer.links.careers'],
      ['investors', 'footer.links.investors'],
      ['info', 'footer.links.info']
    ]
  }
]

const networks = ['linkedin', 'facebook', 'youtube', 'instagram', 'tiktok', 'twitter'] as const

/** The footer of every page: columns of links, the enabled networks, legal links and the last report. */
export function footerView(tree: Tree) {
  const { publicBffUrl, publicGtmId } = tree.deployment
  const { last_report_src: lastReport } = tree.content.footer.content
  return {
    /** The address for newsletter subscriptions; missing without a public BFF. */
    newsletterAction: publicBffUrl && `${publicBffUrl}/contact/newsletter`,
    columns: columns.map(({ title, links }) => ({
      title: tree.words(title),
      links: links.flatMap(([route, key]) => pageLink(tree, route, key) ?? [])
    })),
    networks: socialLinks(tree),
    /** The container of the tag manager, on sites that have one. */
    container: publicGtmId,
    legal: [
      { href: tree.href('privacy'), words: tree.words('footer.privacy') },
      { href: tree.href('terms'), words: tree.words('footer.terms') }
    ],
    lastReport: lastReport
      ? [{ href: lastReport, words: tree.words('footer.links.lastReport') }]
      : [],
    /** Of the copyright, in the calendar of the language. */
    year: inCalendar(tree.locale, String(new Date(tree.index.pulledAt).getUTCFullYear()))
  }
}

/** The footer of a tree; all its pages share it. */
export const footerOf = oncePer((tree: Tree) => footerView(tree))

/** The profiles of the company that have an address and are enabled. */
export function socialLinks(tree: Tree): Link[] {
  const media = tree.content.footer.content.social_media
  return networks.flatMap(network => {
    const href = media?.[`${network}_url`]
    if (!href || !media[`${network}_enabled`]) return []
    return [{ href, words: tree.words(`footer.social.${network}`) }]
  })
}
