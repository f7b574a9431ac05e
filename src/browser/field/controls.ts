import { type ElementSpec, createNode } from '#browser/base/create-node.ts'
import { calendarOf } from '#lib/calendar-of.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/** Words, marked where they are not in the page's language. */
export const say = ({ text, lang }: LocalizedText): ElementSpec =>
  lang === undefined ? text : ['span', { lang }, text]

/** A control with its label. */
export const field = (label: LocalizedText, ...control: ElementSpec[]): ElementSpec => [
  'label',
  { class: 'field stack' },
  say(label),
  ['span', { class: 'inline' }, ...control]
]

/** A text, because a field for numbers drops the comma of `2,5` where the browser is in another language. */
export const numberField = (name: string, value: string, attributes: object = {}): ElementSpec => [
  'input',
  { name, value, type: 'text', inputmode: 'decimal', autocomplete: 'off', ...attributes }
]

export const select = (
  name: string,
  label: string,
  options: [string, string, boolean][]
): ElementSpec => [
  'select',
  { name, 'aria-label': label },
  ...options.map(([value, text, isChosen]): ElementSpec => [
    'option',
    { value, ...(isChosen ? { selected: '' } : {}) },
    text
  ])
]

/**
 * A form above a table, which calls `show` with what is entered, now and after every change. `.needed` at its end is for
 * what the form says.
 */
export function askAbove(
  table: HTMLElement,
  controls: readonly ElementSpec[],
  show: (entered: Record<string, string>, form: HTMLFormElement) => void
): void {
  const form = createNode([
    'form',
    { class: 'field-form no-print' },
    ...controls,
    ['p', { class: 'needed', role: 'status' }]
  ]) as HTMLFormElement
  const read = () => {
    // A form without files has text values only.
    show(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>), form)
  }
  form.addEventListener('input', read)
  selectOnTap(form)
  form.addEventListener('submit', event => event.preventDefault())
  table.before(form)
  read()
}

/** What is typed after the first tap on a number takes its place; the next tap sets the cursor. */
function selectOnTap(form: HTMLFormElement): void {
  let entered: EventTarget | null = null
  form.addEventListener('focusin', ({ target }) => (entered = target))
  form.addEventListener('click', ({ target }) => {
    if (target === entered && target instanceof HTMLInputElement && target.type === 'text')
      target.select()
    entered = null
  })
}

/** Today where the visitor is, as `2026-11-23`. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export function dateText(locale: string, day: string): string {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' })
  const format = new Intl.DateTimeFormat(latin, {
    calendar: calendarOf(locale),
    // Arabic would otherwise write the month as a number, which readers of other calendars take for the day.
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC'
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
