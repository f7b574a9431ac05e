import { bytesOf } from '#assets/hashed-file.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { isolate } from '#lib/typography/isolate.ts'
import { bitmapOf } from '#pictures/bitmap.ts'
import type { Picture } from '#pictures/drawing.ts'
import { landOf } from '#pictures/land.ts'
import { logoToPrint, markToPrint } from '#pictures/mark-to-print.ts'
import { worldMapOf } from '#pictures/world-map.ts'
import type { Tree } from '#tree/build-tree.ts'
import { pageLink } from '#views/site/page-link.ts'
import { brandOf } from '#views/site/brand.ts'
import { headOf } from '#views/site/head.ts'
import type { Link } from '#views/site/link.ts'
import { timelineView } from '#views/company/timeline.ts'
import { mailLink, phoneLink } from '#views/text/contact-links.ts'
import { factsOf } from '#views/text/facts.ts'
import { fileSize, fileType } from '#views/text/file.ts'
import { inCalendar } from '#views/text/formats.ts'
import { newsFeedLink } from './news.ts'

/** A small file has at least 1 kB. */
const SMALLEST = 1_000
const LAND = { seed: 'press', width: 1600, height: 900 }
/** The width of a page in print: 25 cm at 300 dots an inch. */
const IN_PRINT = 3000

/** A picture of the company, the same on all its sites. A file has a size in pixels and in bytes. */
type PressPicture = {
  name: string
  picture: Picture
  title: LocalizedText
  /** `saved`: the name of the file where it is saved, because that of the build says nothing. */
  files: { href: string; saved: string; text: string; size: string }[]
}

/** What the press asks for: a person, a text about the company, pictures to print, the feed, figures and dates. */
export async function pressView(tree: Tree) {
  const logo = logoToPrint(brandOf(tree))
  return {
    head: headOf(tree, 'press'),
    title: tree.words('press.hero.headline'),
    lead: tree.known('press.hero.lead'),
    contact: contactOf(tree),
    about: aboutOf(tree),
    pictures: await Promise.all([
      ...(logo ? [pressPicture(tree, logo, 'logo')] : []),
      pressPicture(tree, markToPrint(brandOf(tree).mark), 'mark'),
      pressPicture(tree, landOf(GLOBAL_COUNTRY, LAND), 'land'),
      pressPicture(tree, worldMapOf(tree.index.countries, 'chalk'), 'map')
    ]),
    facts: factsOf(tree.list('company.about.facts')),
    dates: datesOf(tree),
    links: [
      ...(['news', 'company', 'investors'] as const).flatMap(
        route => pageLink(tree, route, `nav.${route}`) ?? []
      ),
      newsFeedLink(tree)
    ]
  }
}

export type PressView = Awaited<ReturnType<typeof pressView>>

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

/** The company's text about itself, to print as it is. */
function aboutOf(tree: Tree) {
  const paragraphs = tree.list('company.about.paragraphs')
  if (paragraphs.items.length === 0) return undefined
  return { lead: tree.words('company.about.lead'), paragraphs }
}

/** The years of the company's history, each with what happened. */
function datesOf(tree: Tree) {
  const { eras, lang } = timelineView(tree)
  const dates = eras
    .flatMap(({ events }) => events)
    .flatMap(event => {
      if (event.type !== 'card' || event.year === undefined) return []
      const { year, text, list } = event
      const isEmpty = text === undefined && list.length === 0
      return isEmpty ? [] : [{ year, shown: inCalendar(tree.locale, year), text, list }]
    })
  return { dates, lang }
}

async function pressPicture(
  tree: Tree,
  picture: Picture,
  name: 'logo' | 'mark' | 'land' | 'map'
): Promise<PressPicture> {
  const files = [picture, await bitmapOf(picture, IN_PRINT)]
  return {
    name,
    picture,
    title: tree.words(`press.pictures.${name}`),
    files: files.map(file => ({
      href: file.src,
      saved: `${tree.t('brand.name')} ${name}.${(fileType(file.src) ?? '').toLowerCase()}`,
      text: tree.t('press.pictures.download', { type: fileType(file.src) ?? '' }),
      size: sizeText(tree, file)
    }))
  }
}

/** Each part is isolated: after Latin pixels, the number of an Arabic size would leave its unit. */
function sizeText(tree: Tree, { src, width, height }: Picture): string {
  const parts = [
    `${width}\u00a0×\u00a0${height}\u00a0px`,
    fileSize(tree, Math.max(bytesOf(src), SMALLEST))
  ]
  return parts.map(part => isolate(part, tree.dir)).join(' · ')
}
