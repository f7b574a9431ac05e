import { type Drawn, make } from '#browser/base/make.ts'
import { partOf } from '#browser/base/part.ts'
import { harvestAfter } from './calculate.ts'
import { askAbove, dateText, field, say, select, today } from './controls.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { readPlan, writePlan } from './plan-address.ts'
import { rotate } from './rotation.ts'

/** A season of sprays from the product and day of the form, which the address then names. */
export function openPlan(part: HTMLElement, uses: FieldUse[], texts: FieldTexts): void {
  const { words } = texts
  const [table, end] = [partOf(part, 'table'), partOf(part, '[data-end]')]
  const card = part.closest('article')?.id ?? ''
  const heads = [...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)
  const asked = readPlan()
  const grouped = uses.filter(({ groups }) => groups.length > 0)
  const controls = [
    field(
      words['plan.first'],
      select(
        'first',
        words['plan.first'].text,
        grouped.map(({ id, name, group }) => [id, `${name} (${group ?? ''})`, id === asked.first])
      )
    ),
    field(words['plan.start'], [
      'input',
      { name: 'start', type: 'date', value: asked.start ?? today() }
    ])
  ]
  let isAnswer = false
  askAbove(table, controls, ({ first: id = '', start = '' }) => {
    const first = grouped.find(use => use.id === id) ?? grouped[0]
    if (!first) return
    // The address changes with a visitor's choice, not when the page opens.
    if (isAnswer && card !== '') writePlan({ first: first.id, start }, card)
    isAnswer = true
    const plan = rotate(uses, first)
    partOf(table, 'tbody').replaceChildren(
      ...plan.sprays.map(({ product, day }, at) =>
        make(rowOf(at + 1, product, dayText(start, day, texts), heads))
      )
    )
    end.replaceChildren(make(say(words[`plan.${plan.end}`])))
  })
  const print = make([
    'button',
    { type: 'button', class: 'text-button no-print' },
    say(words['plan.print'])
  ]) as HTMLElement
  print.addEventListener('click', () => {
    location.hash = card
    window.print()
  })
  if (card !== '') end.after(print)
}

/** A row of the plan, as the build writes it. */
function rowOf(
  at: number,
  { name, timing, group = '', printed }: FieldUse,
  day: Drawn,
  heads: string[]
): Drawn {
  const cell = (column: number, ...content: Drawn[]): Drawn => [
    'td',
    { 'data-label': heads[column] ?? '' },
    ...content
  ]
  return [
    'tr',
    {},
    ['th', { scope: 'row' }, `${at}. ${name} `, ...timingOf(timing)],
    cell(1, day),
    cell(2, ['bdi', { dir: 'ltr' }, group]),
    cell(3, printed)
  ]
}

const timingOf = (timing: string | undefined): Drawn[] =>
  timing === undefined ? [] : [['small', { class: 'block faint' }, timing]]

function dayText(start: string, day: number | undefined, { locale, words }: FieldTexts): Drawn {
  if (day === undefined) return say(words['plan.noDay'])
  const date = harvestAfter(start, day)
  if (date !== undefined) return dateText(locale, date)
  const { text, lang } = words['plan.day']
  return say({ lang, text: text.replace('{day}', String(day)) })
}
