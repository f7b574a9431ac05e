import { GROUP } from './rows.ts'

type Counted = { shown: number; total: number; english?: readonly string[] | undefined }

/** Says above the rows how many are shown, and by which names they were found if not by the typed ones. */
export function showCount(host: HTMLElement, { shown, total, english }: Counted): void {
  const count = host.querySelector<HTMLElement>('[data-count]')
  if (!count) return
  count.dataset.all ??= count.textContent
  const { lang } = document.documentElement
  const numbers = new Intl.NumberFormat(lang, { numberingSystem: 'latn' })
  const text = shown === total ? count.dataset.all : (host.dataset.showing ?? '')
  count.textContent = text
    .replace('{count}', numbers.format(shown))
    .replace('{total}', numbers.format(total))
  if (!english || shown === 0) return
  // What the shown rows call it, in the language of the page.
  const names = english.map(name => {
    const own = host.querySelector(`[data-english="${CSS.escape(name)}" i] td`)
    return own?.textContent.trim() ?? name.replace(GROUP, group => group.replace('-', ' '))
  })
  count.textContent += ` · ${host.dataset.foundBy ?? ''} ${names.join(', ')}`
}
