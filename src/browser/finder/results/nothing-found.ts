import { fill } from '#lib/fill.ts'
import { countConditions, type Query } from '#browser/finder/filters.ts'
import type { Condition } from '#browser/finder/failed-conditions.ts'
import type { Found } from '#browser/finder/find.ts'
import { $answer, $country, $results, $suggestion } from '#browser/finder/answer.store.ts'
import { clear, leave, setText } from '#browser/finder/query.store.ts'
import { asksAbout } from '#browser/base/enquiry-link.ts'
import { requireElement } from '#lib/require-element.ts'
import { bestToRemove } from './best-to-remove.ts'
import { shownConditions } from './chips.ts'
import type { ResultTexts } from './texts.ts'

/**
 * What the note about a query without results says beside that: a suggestion, and the conditions whose removal shows
 * most products. After one of its buttons, which then disappear, the count has the focus.
 */
export function nothingFound(note: HTMLElement, count: HTMLElement, texts: ResultTexts) {
  const title = requireElement(note, 'h3')
  const suggest = requireElement(note, '[data-suggestion]')
  const drops = [...note.querySelectorAll<HTMLElement>('[data-drop]')]
  let best: readonly Condition[] = []
  let suggestion = ''
  suggest.addEventListener('click', () => setText(suggestion))
  for (const [at, drop] of drops.entries())
    drop.addEventListener('click', () => best[at] && leave(best[at]))
  note.querySelector('[data-clear]')?.addEventListener('click', clear)
  asksAbout(note, shownConditions)
  note.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')) count.focus()
  })

  /** What has the words in its name, and which countries list what is asked for; the words decide, not the other filters. */
  async function fillLists(isOfWords: boolean) {
    for (const list of note.querySelectorAll<HTMLElement>(':scope > [data-part]'))
      list.hidden = true
    const answer = $answer.get()
    if (!isOfWords || !answer) return
    const { showOthers } = await import('#browser/search/results/notes.ts')
    if (answer === $answer.get()) await showOthers(note, answer)
  }

  return (query: Query, found: Found) => {
    const { country } = texts
    // Words that find something alone, but nothing together with the selection, are listed too.
    const isOfWords = query.text !== '' && (countConditions(query) === 1 || !$results.get()?.length)
    title.textContent = isOfWords
      ? fill(texts.nothingFor, { query: query.text, country })
      : texts.nothing
    // A country that is named is no name of the trade.
    const isOfTrade = query.text !== '' && $country.get() === undefined
    const { apart, absent = [], isAllLeftOut, instead, harvest } = $answer.get() ?? {}
    const show = (part: string, isShown: boolean) => {
      requireElement(note, part).hidden = !isShown
    }
    show('[data-of-words]', isOfTrade)
    // Known names are not misspelled, nor words beside days to harvest, and names that are listed are not those of other
    // companies.
    const isTypo = !apart && absent.length === 0 && !isAllLeftOut && harvest === undefined
    show('[data-spelling]', isOfTrade && isTypo)
    show('[data-unknown]', !apart)
    show('[data-left-out]', isAllLeftOut === true)
    // Of one condition, the button that drops it clears all.
    show('[data-clear]', countConditions(query) > 1)
    const site = requireElement(note, '[data-site]') as HTMLAnchorElement
    site.search = new URLSearchParams({ q: query.text }).toString()
    fillLists(isOfWords).catch(console.warn)
    suggestion = $suggestion.get() ?? instead?.rest ?? ''
    suggest.hidden = suggestion === ''
    suggest.textContent = instead
      ? fill(texts.drop, {
          label: fill(texts.query, { query: instead.words }),
          count: instead.count
        })
      : fill(texts.didYouMean, { suggestion })
    best = bestToRemove(query, found)
    for (const [at, drop] of drops.entries()) {
      const one = best[at]
      drop.hidden = one === undefined
      if (one === undefined) continue
      const label = one === 'text' ? fill(texts.query, { query: query.text }) : texts.titles[one]
      drop.textContent = fill(texts.drop, { label, count: found.without[one] })
    }
  }
}
