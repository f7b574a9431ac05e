import { fill } from '#lib/fill.ts'
import {
  filterNames,
  type FinderData,
  isOfLabel,
  labelFilters,
  type Query
} from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'
import { $answer } from '#browser/finder/answer.store.ts'
import { $dropped, choose, clear, leave } from '#browser/finder/query.store.ts'
import type { EnquirySubject } from '#browser/base/enquiry-link.ts'
import { requireElement } from '#lib/require-element.ts'
import type { ResultTexts } from './texts.ts'

type Chip = { name: string; leave: () => void }

/**
 * The conditions of a query, each with a button to remove it. Then the next button has the focus, after the last one
 * the count.
 */
export function chips(list: HTMLElement, count: HTMLElement, texts: ResultTexts) {
  const { content: template } = requireElement(list, 'template') as HTMLTemplateElement
  const last = list.querySelector<HTMLElement>('[data-clear]')
  let leftPlace: number | undefined
  last?.querySelector('button')?.addEventListener('click', () => {
    clear()
    count.focus()
  })

  function draw({ name, leave }: Chip): Node {
    const chip = document.importNode(template, true)
    const button = requireElement(chip, 'button')
    button.textContent = name
    button.ariaLabel = fill(texts.remove, { label: name })
    button.addEventListener('click', () => {
      leftPlace = buttons().indexOf(button)
      leave()
    })
    return chip
  }

  const buttons = () => [...list.querySelectorAll<HTMLElement>('button')]

  return (query: Query, { choices }: FinderData) => {
    for (const chip of list.querySelectorAll('li:not([data-clear])')) chip.remove()
    const asked = chipsOf(query, choices, texts)
    last?.before(...asked.map(draw))
    list.hidden = asked.length === 0
    if (leftPlace === undefined) return
    const next = list.hidden ? count : (buttons()[leftPlace] ?? buttons().at(-1))
    leftPlace = undefined
    next?.focus()
  }
}

/** The conditions of the query, to ask about them. */
export function shownConditions(): EnquirySubject[] {
  const chips = document.querySelectorAll('[data-part=chips] .chip')
  return [...chips].map(({ textContent: name }) => ({ name }))
}

/**
 * What would otherwise go unnoticed: of several uses in the words, those without a product; the days to harvest that the
 * words name; choices that the page does not have; and products that do not state what a filter by label asks for.
 */
export function leftOut({ unstated, harvest }: Found, texts: ResultTexts): string {
  const dropped = $dropped.get().length
  // Unknown ids in an address may be anyone's words, so they are counted and never shown.
  const unknown = dropped > 0 ? [fill(texts.unknown, { number: dropped })] : []
  const silent = labelFilters
    .filter(name => unstated[name] > 0)
    .map(name =>
      fill(name === 'not-group' ? texts.unstatedGroup : texts.unstated, {
        label: texts.titles[name],
        count: unstated[name]
      })
    )
  const { unlisted = [], shownFor } = $answer.get() ?? {}
  const { country, titles } = texts
  return [
    ...unlisted.map(query => fill(texts.nothingFor, { query, country })),
    ...(unlisted.length > 0 && shownFor ? [fill(texts.shownFor, { query: shownFor })] : []),
    ...(harvest === undefined ? [] : [`${titles.harvest}: ≤ ${inDays(harvest)}`]),
    [...unknown, ...silent].join(' ')
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A number of days as the page's language writes it; words may name any number, not only a choice's. */
const inDays = (days: number) =>
  days.toLocaleString(document.documentElement.lang, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    numberingSystem: 'latn'
  })

function chipsOf(query: Query, choices: FinderData['choices'], texts: ResultTexts): Chip[] {
  const { text, chosen } = query
  const words: Chip[] =
    text === '' ? [] : [{ name: fill(texts.query, { query: text }), leave: () => leave('text') }]
  return words.concat(
    filterNames.flatMap(filter =>
      choices[filter]
        .filter(({ id }) => chosen[filter].includes(id))
        .map(({ id, name }) => ({
          name: isOfLabel(filter) ? `${texts.titles[filter]}: ${name}` : name,
          leave: () => choose(filter, id, false)
        }))
    )
  )
}
