import { numberLocale } from '#lib/number-locale.ts'
import { GROUP, type RowChoice } from './rows.ts'

type Counted = Pick<RowChoice, 'query' | 'english' | 'isWider'> & { shown: number; total: number }

/**
 * Says above the rows how many are shown, by which names they were found if not by the typed ones, and that none has all
 * of the words.
 */
export function showCount(host: HTMLElement, counted: Counted): void {
  const { shown, total, query, english, isWider } = counted
  const count = host.querySelector<HTMLElement>('[data-count]')
  if (!count) return
  count.dataset.all ??= count.textContent
  const { lang } = document.documentElement
  const numbers = new Intl.NumberFormat(numberLocale(lang))
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
  if (isWider)
    count.textContent += ` · ${(host.dataset.nothingFor ?? '').replace('{query}', () => query.trim())}`
  count.textContent += ` · ${host.dataset.foundBy ?? ''} ${names.join(', ')}`
}
