import { Parser } from 'htmlparser2'

/** The facts of one page that tests of the built site check. */
export type PageFacts = {
  /** The page's address, `/gl/company`. */
  path: string
  html: string
  lang: string
  dir: string
  title: string
  /** By name or, for Open Graph, by property. */
  meta: Record<string, string>
  /** Names of `<meta>` that the head contains twice. */
  repeated: string[]
  canonical?: string
  alternates: { hreflang: string; href: string }[]
  ids: Set<string>
  /** Every address the page names, with the element and attribute that names it. */
  links: {
    element: string
    attribute: string
    url: string
    media?: string
    rel?: string
    isInHead: boolean
    /** Whether it is in a `<noscript>`, which browsers with scripts ignore. */
    isForScriptless: boolean
  }[]
  /** Headings in order, as levels. */
  headings: number[]
  landmarks: string[]
  /** A text that visitors can read, with its language and the element that contains it. */
  texts: { text: string; lang: string; element: string; isRich: boolean }[]
  /** The days and years in `<time>` elements, in their order. */
  times: string[]
  /** Attributes that a strict Content-Security-Policy blocks, and inline scripts and styles. */
  blocked: string[]
  images: { src: string; hasAlt: boolean }[]
  /** Empty elements that should contain words, with their parents: `<dd> in <div>`. */
  empty: string[]
  /** What an element lacks for readers who cannot see the page: `table without caption`. */
  unexplained: string[]
  /** The parsed JSON-LD of the page. */
  data: unknown[]
}

const urlAttributes = ['href', 'src', 'action', 'poster']
const landmarks = ['header', 'main', 'footer', 'nav']
const unread = ['script', 'style', 'template']

/**
 * An open element. `says`: it has words so far; `isUnseen`: a script fills and shows it; `isRich`: it is HTML of the
 * BFF.
 */
type Open = { name: string; lang: string; says: boolean; isUnseen: boolean; isRich: boolean }

/** Elements that must have words. */
const worded = /^(h[1-6]|dt|dd|li|th|caption|figcaption|legend|summary|label|a|button)$/

/** Reads a page in one pass, without keeping its tree: thousands of pages fit in memory. */
export function pageFacts(path: string, html: string): PageFacts {
  const facts: PageFacts = {
    path,
    html,
    lang: '',
    dir: '',
    title: '',
    meta: {},
    repeated: [],
    alternates: [],
    ids: new Set(),
    links: [],
    headings: [],
    landmarks: [],
    texts: [],
    times: [],
    blocked: [],
    images: [],
    empty: [],
    unexplained: [],
    data: []
  }
  const page: Open = { name: '', lang: '', says: true, isUnseen: false, isRich: false }
  const open = [page]
  let json: string | undefined
  const current = () => open.at(-1) ?? page
  const parser = new Parser({
    onopentag(name, attributes) {
      const says = Boolean(attributes.alt ?? attributes['aria-label'])
      const isUnseen = current().isUnseen || name === 'template' || 'hidden' in attributes
      const isRich = current().isRich || attributes.class === 'rich-text'
      open.push({ name, lang: attributes.lang ?? current().lang, says, isUnseen, isRich })
      if (attributes.type === 'application/ld+json') json = ''
      const isIn = (outer: string) => open.some(({ name }) => name === outer)
      readElement(facts, name, {
        attributes,
        isInHead: isIn('head'),
        isForScriptless: isIn('noscript')
      })
    },
    ontext(text) {
      const { name, lang, isRich } = current()
      if (json !== undefined) {
        json += text
        return
      }
      if (name === 'title' && open.some(({ name }) => name === 'head')) facts.title += text
      else if (!unread.includes(name) && text.trim()) {
        // The words of a phrase are in spans: what they are is said by the element around these.
        const element = open.findLast(({ name }) => name !== 'span')?.name ?? name
        facts.texts.push({ text: text.trim(), lang, element, isRich })
        current().says = true
      }
      if (name === 'script' || name === 'style') facts.blocked.push(`inline <${name}>`)
    },
    onclosetag() {
      if (json !== undefined) facts.data.push(JSON.parse(json))
      json = undefined
      const closed = open.pop()
      if (closed?.says) current().says = true
      else if (closed && !closed.isUnseen && worded.test(closed.name))
        facts.empty.push(`<${closed.name}> in <${current().name}>`)
    }
  })
  parser.end(html)
  return facts
}

type Attributes = Record<string, string>

/** Attributes without which an element says nothing to a machine or a screen reader. */
const needed: Record<string, string | undefined> = {
  th: 'scope',
  time: 'datetime',
  abbr: 'title',
  img: 'alt'
}

function readElement(
  facts: PageFacts,
  name: string,
  { attributes, ...place }: { attributes: Attributes; isInHead: boolean; isForScriptless: boolean }
): void {
  if (name === 'html') {
    facts.lang = attributes.lang ?? ''
    facts.dir = attributes.dir ?? ''
  }
  if (name === 'meta') readMeta(facts, attributes)
  if (name === 'link' && attributes.rel === 'canonical') facts.canonical = attributes.href
  if (name === 'link' && attributes.hreflang)
    facts.alternates.push({ hreflang: attributes.hreflang, href: attributes.href ?? '' })
  if (attributes.datetime) facts.times.push(attributes.datetime)
  if (attributes.id) facts.ids.add(attributes.id)
  if (/^h[1-6]$/.test(name)) facts.headings.push(Number(name[1]))
  if (landmarks.includes(name)) facts.landmarks.push(name)
  if (name === 'img') facts.images.push({ src: attributes.src ?? '', hasAlt: 'alt' in attributes })
  const need = needed[name]
  if (need && !(need in attributes)) facts.unexplained.push(`<${name}> without ${need}`)
  for (const attribute of urlAttributes) {
    const url = attributes[attribute]
    if (url !== undefined)
      facts.links.push({
        element: name,
        attribute,
        url,
        media: attributes.media,
        rel: attributes.rel,
        ...place
      })
  }
  for (const attribute of Object.keys(attributes))
    if (attribute === 'style' || attribute.startsWith('on'))
      facts.blocked.push(`${attribute}="…" on <${name}>`)
}

function readMeta(facts: PageFacts, { name, property, content = '' }: Attributes): void {
  const key = name ?? property
  if (key === undefined) return
  if (key in facts.meta) facts.repeated.push(key)
  facts.meta[key] = content
}
