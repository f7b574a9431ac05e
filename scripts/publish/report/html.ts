import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { count } from '../../command/count.ts'

/** Markup in which every text is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A section of the report under its heading. */
export function section(title: string, content: Html | Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`
}

type Part = { className: string; size: number }

/** A bar of parts with the total length `of`, as shapes: styles in markup would need a weaker policy. */
export function bar(parts: readonly Part[], of: number, limit?: number): Html {
  const drawn = parts.map(({ className, size }, at) => {
    const start = parts.slice(0, at).reduce((sum, part) => sum + part.size, 0)
    return rect(className, { x: share(start, of), width: share(size, of) })
  })
  const mark = limit === undefined ? '' : rect('limit', { x: share(limit, of), width: '0.5' })
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${drawn}${mark}
  </svg>`
}

function rect(className: string, { x, width }: { x: string; width: string }): Html {
  return html`<rect class="${className}" x="${x}" width="${width}" height="10" />`
}

/** In per cent: at least 2 for a part above zero, so that it can be seen. */
function share(size: number, of: number): string {
  return (size === 0 ? 0 : Math.max(2, (size / Math.max(1, of)) * 100)).toFixed(2)
}

export const treeTag = (tree: string): Html => html`<b class="tag">${tree}</b>`

/** The last item of a list that was cut. */
export function rest(number: number, noun: string): Html | '' {
  return number > 0 ? html`<li>and ${count(number, noun)} more in publication.json</li>` : ''
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

export const pathOf = (file: string): string => file.replace(/\.html$/, '')

/** `2026-11-27 16:30 UTC`. */
export function dateOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}
