import { readRichText } from '#contract/rich-text.ts'
import { contactUrl } from '#lib/contact-url.ts'
import { mapElements, type RichElement, type RichText, wordsOf } from '#lib/rich-nodes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { cardsOf } from '#views/text/card.ts'
import { headOf } from '#views/site/head.ts'
import { mailLink, phoneLink } from '#views/text/contact-links.ts'
import { mapLink } from './map-link.ts'
import { questionsUrl } from './questions.ts'

export function contactView(tree: Tree) {
  const { publicBffUrl } = tree.deployment
  return {
    head: headOf(tree, 'contact'),
    form: publicBffUrl ? form(tree, publicBffUrl) : undefined,
    office: officeOf(tree),
    answers: cardsOf(tree.list('contact.answers.items')),
    regions: tree.content.regions[tree.country.id] ?? [],
    faq: questionsOf(tree)
  }
}

export type ContactView = ReturnType<typeof contactView>

/** `action` is where the form posts to, `country` the option selected for the page's own country. */
export type ContactForm = {
  action: string
  country?: string
  /** The file with the beginnings of messages about products and work on offer. */
  products: string
}

/** A form needs an address to post to. Without a public BFF address, visitors write or call. */
function form(tree: Tree, bffUrl: string): ContactForm {
  return {
    action: contactUrl(bffUrl, tree.country.id),
    country: tree.isGlobal ? undefined : tree.country.id,
    products: questionsUrl(tree)
  }
}

/** How a country can be contacted; what the BFF does not say is missing. */
export type Office = {
  email?: { href: string; text: string }
  phone?: { href: string; text: string }
  location?: LocalizedText
  map?: string
}

/** The office of a tree, if anything is known of it. */
export function officeOf(tree: Tree): Office | undefined {
  const latitude = tree.known('contact.office.latitude')?.text
  const longitude = tree.known('contact.office.longitude')?.text
  const office = {
    email: mailLink(tree.known('contact.office.email')?.text),
    phone: phoneLink(tree.known('contact.office.phone')?.text),
    location: tree.known('contact.office.location'),
    map: latitude && longitude && mapLink(latitude, longitude)
  }
  return Object.values(office).some(Boolean) ? office : undefined
}

export type Question = { question: string; answer: RichText }

/** Answers may contain HTML, which is read like all rich text. */
export function questionsOf(tree: Tree): { questions: Question[]; lang?: string } {
  const { items, lang } = tree.list('contact.faq.items')
  const questions = items.flatMap(({ question, answer: html = '' }) => {
    const answer = mapElements(readRichText(html), withoutPicture)
    return question && wordsOf(answer).trim() ? [{ question, answer }] : []
  })
  return { questions, lang }
}

/** Pictures are removed: files that a bundle names are not published, and pages load nothing from other hosts. */
const withoutPicture = (element: RichElement) => (element.tag === 'img' ? [] : element)
