import { type ElementSpec, createNode } from '#browser/base/create-node.ts'
import { readForeignId } from '#browser/base/foreign-ids.ts'
import { fill } from '#lib/fill.ts'
import { fillText } from '#lib/fill-text.ts'
import { requireElement } from '#lib/require-element.ts'
import { dayAfter } from './calculate.ts'
import { askAbove, dateText, field, say, select, today } from './controls.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { isPlanOf, keysOf, type PlanAddress, readPlan, withPlan } from './plan-address.ts'
import { pageLink } from './page-link.ts'
import { printOwnAddress } from './print-own-address.ts'
import {
  earlierNames,
  firstSpray,
  harvestDay,
  mayBeOutgrown,
  ofNoStage,
  ofOtherSprayer,
  rotate,
  type Rotation
} from './rotation.ts'
import { waterText } from './quantity.ts'
import { hashOf, keepInHistory, placeOf } from './tool-place.ts'

/**
 * A season of sprays from the first spray and day of the form. An open plan is in the address of its page; that of a list
 * names the list, so a plan in a list is kept in the history, and has a link to the card's own page.
 */
export function openPlan(part: HTMLDetailsElement, uses: FieldUse[], texts: FieldTexts): void {
  const { words } = texts
  const [table, end] = [requireElement(part, 'table'), requireElement(part, '[data-end]')]
  const card = part.closest('article')
  const heads = [...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)
  const { id, at } = placeOf(part)
  const asked = isPlanOf(id, at) ? readPlan(at) : undefined
  const choices = choicesOf(uses)
  const usual = choices.find(({ use }) => use === firstSpray(uses))
  const named = choices.find(({ key }) => key === asked?.first)
  const chosen = named ?? usual
  // The first spray of a country that lists it stays in the address, so that the way back finds the plan again.
  let elsewhere = !named && asked?.first && readForeignId(asked.first) ? asked.first : undefined
  // Said until something is chosen here.
  let misread = asked && (!named || asked.isWrongDay) ? note('plan.misread', {}, texts) : []
  const controls = [
    field(
      words['plan.first'],
      select(
        'first',
        words['plan.first'].text,
        choices.map(choice => [choice.key, choice.label, choice === chosen])
      )
    ),
    field(words['plan.start'], [
      'input',
      { name: 'start', type: 'date', value: asked?.start ?? today() }
    ])
  ]
  const follow = card && followerOf(card, part, words)
  // Outside the form, which is not printed.
  const season = createNode(['p', { class: 'season', role: 'status' }]) as HTMLElement
  const showSeason = async (start: string, { sprays }: Rotation<FieldUse>) => {
    const { seasonBeside } = await import('./crop-months.ts')
    const days = sprays.map(({ product: use, day }) => ({ use, day: dateOf(start, day) }))
    const { months, numbers } = card ? seasonBeside(days, { card, texts }) : {}
    season.replaceChildren(
      ...(months ? note('plan.months', { months }, texts) : []),
      ...(numbers ? note('plan.laterMonths', { numbers }, texts) : [])
    )
  }
  askAbove(table, controls, ({ first: key = '', start = '' }, form) => {
    const first = (choices.find(choice => choice.key === key) ?? usual)?.use
    if (!first) return
    requireElement(form, '.needed').replaceChildren(...misread)
    const plan = rotate(uses, first)
    const others = ofOtherSprayer(plan)
    showSeason(start, plan).catch(console.error)
    requireElement(table, 'tbody').replaceChildren(
      ...plan.sprays.map(({ product, day }, at) =>
        createNode(
          rowOf(at + 1, product, {
            day: dayText(start, day, texts),
            needsOther: others.includes(at + 1),
            heads,
            texts
          })
        )
      )
    )
    end.replaceChildren(
      createNode([
        'strong',
        { class: 'block' },
        say(words.harvest),
        ': ',
        harvestText(start, plan, texts)
      ]),
      ...note(`plan.${plan.end}`, { products: earlierNames(plan, texts.locale) }, texts),
      ...notesOf(plan, texts)
    )
    misread = []
    follow?.({ first: elsewhere ?? key, start })
    elsewhere = undefined
  })
  table.before(season)
}

/** The uses that may be the first spray. Several uses of one product are told apart by their timing. */
function choicesOf(uses: readonly FieldUse[]) {
  const keys = keysOf(uses)
  return uses.flatMap((use, at) => {
    const { id, name, groups, group = '', timing, printed } = use
    if (groups.length === 0) return []
    const isAlone = uses.every(other => other === use || other.id !== id)
    const own = isAlone ? [name] : [name, timing ?? printed]
    return { key: keys[at] ?? id, label: `${own.join(' · ')} (${group})`, use }
  })
}

/**
 * Adds the link to the plan's own page, or the print button. Returns a function that keeps it in step with the plan.
 */
function followerOf(
  card: HTMLElement,
  part: HTMLDetailsElement,
  words: FieldTexts['words']
): (plan: PlanAddress) => void {
  const { address } = card.dataset
  const end = requireElement(part, '[data-end]')
  if (address !== undefined) {
    const link = pageLink(words['plan.page'])
    end.after(link)
    const keep = () => {
      if (part.open) keepInHistory(link.getAttribute('href') ?? '')
    }
    part.addEventListener('toggle', keep)
    return plan => {
      link.setAttribute('href', withPlan(address, plan, placeOf(part).at))
      keep()
    }
  }
  const own = hashOf(card.id)
  let latest: PlanAddress = {}
  const write = () => {
    if (!part.open) return
    history.replaceState(null, '', withPlan(own, latest, location))
    printOwnAddress(part, location.href)
  }
  part.addEventListener('toggle', write)
  return plan => {
    latest = plan
    write()
  }
}

/**
 * Says which sprays need another sprayer than the first, that the crop may have grown past a label when its day comes,
 * and which labels state no stage, so that the order may be wrong.
 */
function notesOf(plan: Rotation<FieldUse>, texts: FieldTexts): (Node | string)[] {
  const sprays = [
    ['plan.otherSprayer', ofOtherSprayer(plan)],
    ['plan.growth', mayBeOutgrown(plan)],
    ['plan.noStage', ofNoStage(plan)]
  ] as const
  return sprays.flatMap(([key, some]) =>
    some.length > 0 ? note(key, { numbers: some.join(', ') }, texts) : []
  )
}

function note(
  key: keyof FieldTexts['words'],
  values: Record<string, string | number>,
  { words, locale }: FieldTexts
): (Node | string)[] {
  const { text, lang } = words[key]
  return [' ', createNode(say({ lang, text: fill({ forms: text, locale }, values) }))]
}

/** The first day on which all labels of the plan allow the harvest. */
function harvestText(start: string, plan: Rotation<FieldUse>, texts: FieldTexts): ElementSpec {
  const day = harvestDay(plan)
  return day === undefined ? say(texts.notStated) : dayText(start, day, texts)
}

/** A row of the plan, as the build writes it. */
function rowOf(
  at: number,
  { name, timing, stages, group = '', printed, water }: FieldUse,
  {
    day,
    needsOther,
    heads,
    texts
  }: { day: ElementSpec; needsOther: boolean; heads: string[]; texts: FieldTexts }
): ElementSpec {
  const cell = (column: number, ...content: ElementSpec[]): ElementSpec => [
    'td',
    { 'data-label': heads[column] ?? '' },
    ...content
  ]
  return [
    'tr',
    {},
    ['th', { scope: 'row' }, `${at}. ${name} `, ...below(timing ?? stages?.text)],
    cell(1, day),
    cell(2, ['bdi', { dir: 'ltr' }, group]),
    cell(
      3,
      `${printed} `,
      ...below(
        say(texts.words['plan.water']),
        ' ',
        water ? waterText(water, texts) : say(texts.notStated)
      ),
      ' ',
      ...(needsOther ? [needsOtherNote(texts)] : [])
    )
  ]
}

const needsOtherNote = ({ words }: FieldTexts): ElementSpec => [
  'small',
  { class: 'block' },
  ['strong', {}, say(words['plan.needsOther'])]
]

/** A smaller line below; none without its first part. */
const below = (...content: (ElementSpec | undefined)[]): ElementSpec[] =>
  content[0] === undefined
    ? []
    : [['small', { class: 'block faint' }, ...content.map(part => part ?? '')]]

/** The day of a spray, where the first day is known and the days until it are. */
const dateOf = (start: string, day: number | undefined): string | undefined =>
  day === undefined ? undefined : dayAfter(start, day)

function dayText(
  start: string,
  day: number | undefined,
  { locale, words }: FieldTexts
): ElementSpec {
  if (day === undefined) return say(words['plan.noDay'])
  const date = dateOf(start, day)
  if (date !== undefined) return dateText(locale, date)
  const { text, lang } = words['plan.day']
  return say({ lang, text: fillText(text, { day: String(day) }) })
}
