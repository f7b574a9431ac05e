import { bytesOf } from '#assets/hashed-file.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { isolate } from '#lib/typography/isolate.ts'
import type { Picture } from '#pictures/drawing.ts'
import { landOf } from '#pictures/land.ts'
import { markToPrint } from '#pictures/mark-to-print.ts'
import { worldMapOf } from '#pictures/world-map.ts'
import type { Tree } from '#tree/build-tree.ts'
import { pageLink } from '#views/site/page-link.ts'
import { brandOf } from '#views/site/brand.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'
import { mailLink, phoneLink } from '#views/text/contact-links.ts'
import { fileSize } from '#views/text/file.ts'
import { newsFeedLink } from './news.ts'

/** A small file has at least 1 kB. */
const SMALLEST = 1_000
const LAND = { seed: 'press', width: 1600, height: 900 }

/** A drawing to download; `facts` are its size on paper and in bytes. */
type PressPicture = { picture: Picture; title: LocalizedText; facts: string }

/** What the press asks for: a person, pictures to print, the feed, figures and dates. */
export function pressView(tree: Tree) {
  return {
    head: headOf(tree, 'press'),
    title: tree.words('press.hero.headline'),
    lead: tree.known('press.hero.lead'),
    contact: contactOf(tree),
    pictures: [
      pressPicture(tree, markToPrint(brandOf(tree).mark), 'mark'),
      pressPicture(tree, landOf(tree.country.iso, LAND), 'land'),
      pressPicture(tree, worldMapOf(tree.index.countries, 'chalk'), 'map')
    ],
    links: [
      { href: tree.href('news'), words: tree.words('nav.news') },
      { href: tree.href('company'), words: tree.words('nav.company') },
      { href: tree.href('investors'), words: tree.words('nav.investors') },
      newsFeedLink(tree)
    ] satisfies Link[]
  }
}

export type PressView = ReturnType<typeof pressView>

/** A link to the press page, in a tree that has one. */
export function pressLink(tree: Tree): Link | undefined {
  return pageLink(tree, 'press', 'press.hero.headline')
}

/** The press contact, as far as the content names one. */
function contactOf(tree: Tree) {
  const contact = {
    name: tree.known('press.contact.name'),
    role: tree.known('press.contact.role'),
    email: mailLink(tree.known('press.contact.email')?.text),
    phone: phoneLink(tree.known('press.contact.phone')?.text)
  }
  return Object.values(contact).some(Boolean) ? contact : undefined
}

function pressPicture(tree: Tree, picture: Picture, name: 'mark' | 'land' | 'map'): PressPicture {
  const { src, width, height } = picture
  const sides = isolate(`${width}\u00a0×\u00a0${height}\u00a0px`, tree.dir)
  return {
    picture,
    title: tree.words(`press.pictures.${name}`),
    facts: `${sides} · ${fileSize(tree, Math.max(bytesOf(src), SMALLEST))}`
  }
}
