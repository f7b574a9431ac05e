import { html } from 'hono/html'
import { count } from '../../command/count.ts'
import { type Html, pathOf, section } from './html.ts'
import type { Report } from './report.ts'
import type { EqualDifferences } from './text-differences.ts'

const MOST_DIFFERENCES = 60
const OPEN = 3
const MOST_LINES = 12
const MOST_FILES = 20

/** Every added, changed or removed page, and its new text. */
export function changedPages({ trees, texts, previous }: Report): Html {
  if (!previous) return html``
  const [added, removed, changed] = (['added', 'removed', 'changed'] as const).map(list =>
    trees.flatMap(tree => tree[list])
  )
  const { compared, differences } = texts
  const more = differences.length - MOST_DIFFERENCES
  return section('Changed pages', [
    html`<p>
      ${count(changed?.length ?? 0, 'page')} changed, of which ${compared} were compared; equal
      differences are listed once.
    </p>`,
    ...differences.slice(0, MOST_DIFFERENCES).map((one, at) => differenceOf(one, at < OPEN)),
    ...(more > 0 ? [html`<p>And ${count(more, 'difference')} more in publication.json.</p>`] : []),
    fileList('New', added),
    fileList('Removed', removed)
  ])
}

function differenceOf({ files, removed, added, grown }: EqualDifferences, isOpen: boolean): Html {
  const isMarkup = removed.length + added.length === 0
  const more = Math.max(0, removed.length - MOST_LINES) + Math.max(0, added.length - MOST_LINES)
  return html`<details class="difference" ${isOpen ? 'open' : ''}>
    <summary>
      <code>${pathOf(files[0] ?? '')}</code>
      <span>
        ${files.length > 1 ? `and ${count(files.length - 1, 'page')} more,` : ''}
        ${isMarkup ? 'the same text' : `${count(removed.length + added.length, 'line')} of text`}
      </span>
      <small class="number">${signed(grown)}</small>
    </summary>
    ${removed.slice(0, MOST_LINES).map(line => html`<del dir="auto">${line}</del>`)}
    ${added.slice(0, MOST_LINES).map(line => html`<ins dir="auto">${line}</ins>`)}
    ${more > 0 ? html`<p>and ${count(more, 'line')} more</p>` : ''}
    ${isMarkup ? html`<p>Only its markup, its links or its data changed.</p>` : ''}
    ${files.length > 1 ? html`<p class="files">${few(files)}</p>` : ''}
  </details>`
}

function signed(bytes: number): string {
  const size = (Math.abs(bytes) / 1000).toFixed(1)
  return size === '0.0' ? '0 KB' : `${bytes < 0 ? '−' : '+'}${size} KB`
}

function fileList(title: string, files: readonly string[] = []): Html {
  if (files.length === 0) return html``
  return html`<details class="difference">
    <summary>${title} <small>${count(files.length, 'page')}</small></summary>
    <p class="files">${few(files)}</p>
  </details>`
}

function few(files: readonly string[]): string {
  const more = files.length - MOST_FILES
  const named = files.slice(0, MOST_FILES).map(pathOf).join('  ')
  return more > 0 ? `${named}  and ${more} more` : named
}
