import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

/** Attributes that name an address which a browser loads, follows or sends to. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'])
/** Elements that no page of the site has: they run, embed, or change what addresses mean. */
const forbidden = new Set(['base', 'embed', 'frame', 'frameset', 'iframe', 'object', 'applet'])
/** The addresses of the page's own host, from which it may load files. */
const loads = new Set(['src', 'poster', 'data'])

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffd]/u

/**
 * The dangers in a page as a browser parses it: event handlers, scripts of other hosts, `javascript:` addresses,
 * damaged text.
 */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  const text = control.exec(html)
  if (text) faults.push(`control character ${JSON.stringify(text[0])}`)
  if (!html.isWellFormed()) faults.push('unpaired surrogate')
  visit(parse(html), element => faults.push(...faultsOf(element)))
  return faults
}

function visit(node: Node, see: (element: Element) => void): void {
  const waiting: Node[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('tagName' in next) see(next)
    if ('content' in next) waiting.push(...next.content.childNodes)
    if ('childNodes' in next) waiting.push(...next.childNodes)
  }
}

function faultsOf({ tagName, attrs }: Element): string[] {
  const value = (name: string) => attrs.find(attribute => attribute.name === name)?.value
  const faults = attrs.flatMap(({ name, value }) => attributeFaults(tagName, name, value))
  if (forbidden.has(tagName)) faults.push(`<${tagName}>`)
  if (tagName === 'meta' && value('http-equiv') !== undefined) faults.push('<meta http-equiv>')
  if (tagName === 'script' && !isOwnScript(value('type'), value('src')))
    faults.push(`<script src="${value('src') ?? ''}">`)
  if (tagName === 'style') faults.push('<style>')
  return faults
}

function isOwnScript(type: string | undefined, src: string | undefined): boolean {
  return src === undefined ? type === 'application/ld+json' : src.startsWith('/_assets/')
}

function attributeFaults(tagName: string, name: string, value: string): string[] {
  const shown = `<${tagName} ${name}="${value.slice(0, 60)}">`
  if (name.startsWith('on') || name === 'srcdoc') return [shown]
  if (name === 'srcset') return value.split(',').flatMap(part => loadFaults(part.trim(), shown))
  if (!addresses.has(name)) return []
  const { protocol } = new URL(value, 'https://site.example')
  const isSafe = ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)
  if (!isSafe) return [shown]
  return loads.has(name) || (tagName === 'link' && name === 'href') ? loadFaults(value, shown) : []
}

/** A page loads files from its own host only; a `<link>` may also name pages of the site with their full address. */
function loadFaults(address: string, shown: string): string[] {
  const { origin } = new URL(address, 'https://site.example')
  return ['https://site.example', 'http://localhost:4321'].includes(origin) ? [] : [shown]
}
