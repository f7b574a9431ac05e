import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup in which every text is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A section of the report under its heading; an empty one is left out. */
export function section(title: string, content: Html | Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`
}

/** A bar of parts with the total length `of`, as shapes: styles in markup would need a weaker policy. */
export function bar(parts: readonly { className: string; size: number }[], of: number): Html {
  const drawn = parts.map(({ className, size }, at) => {
    const start = parts.slice(0, at).reduce((sum, part) => sum + part.size, 0)
    return html`<rect
      class="${className}"
      x="${share(start, of)}"
      width="${share(size, of)}"
      height="10"
    />`
  })
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${drawn}
  </svg>`
}

/** In per cent; a part that exists has at least a hairline. */
function share(size: number, of: number): string {
  return (size === 0 ? 0 : Math.max(0.4, (size / Math.max(1, of)) * 100)).toFixed(2)
}
