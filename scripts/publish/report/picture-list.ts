import { html } from 'hono/html'
import type { Picture } from './crop-to-change.ts'
import { type Html, pathOf, section } from './html.ts'
import type { Pictures } from './take-pictures.ts'

const TITLE = 'Pages to look at'

/** The pages that an operator should look at, before and after. */
export function pictureList({ taken, failure }: Pictures): Html {
  if (failure) return section(TITLE, html`<p>No picture could be taken: ${failure}</p>`)
  const all = Object.entries(taken)
  if (all.length === 0) return html``
  const same = all.filter(([, { isSame }]) => isSame).map(([file]) => pathOf(file))
  return section(TITLE, [
    html`<p>From where they begin to differ, on a phone of 390 px.</p>
      <div class="pictures">${all.filter(([, { isSame }]) => !isSame).map(figure)}</div>`,
    ...(same.length > 0
      ? [html`<p class="files">These look the same in their first 8,000 px: ${same.join('  ')}</p>`]
      : [])
  ])
}

function figure([file, { before, after }]: [string, Picture]): Html {
  const path = pathOf(file)
  return html`<figure>
    <figcaption><code>${path}</code></figcaption>
    ${before ? picture(before, 'before', path) : ''}
    ${picture(after, before ? 'after' : 'new', path)}
  </figure>`
}

function picture(src: string, when: string, path: string): Html {
  return html`<div class="picture">
    <small>${when}</small> <img src="${src}" alt="${path}, ${when}" width="390" loading="lazy" />
  </div>`
}
