import { atom, computed } from 'nanostores'
import { INSTEAD } from '#browser/base/instead.ts'
import { afterPaint } from '#lib/after-paint.ts'
import {
  hasConditions,
  countConditions,
  emptyQuery,
  type FilterName,
  type FinderData,
  type Query,
  type Sort,
  type View,
  withChoice
} from './filters.ts'
import { $isSheetOpen } from './filter-sheet.store.ts'
import { nearest } from './nearest.ts'
import { droppedOf, formatQuery, joinQueries, onlyKnown, parseQuery } from './query.ts'

/** The words are searched after a pause of this length in typing. */
const PAUSE_MS = 120

/** The current query, in step with the address. */
export const $query = atom<Query>(emptyQuery)
/** Parts of the query: a component that reads one is not rendered again when another changes. */
export const $text = computed($query, ({ text }) => text)
export const $chosen = computed($query, ({ chosen }) => chosen)
export const $sort = computed($query, ({ sort }) => sort)
export const $conditionCount = computed($query, countConditions)
/** Choices of the address that the page does not have. */
export const $dropped = atom<readonly string[]>([])
/** The text of the search field where it differs from the query, while a word is being typed. */
export const $typed = atom<string | undefined>()
/** The data about the page's products, once it is loaded. */
export const $data = atom<FinderData | undefined>()

/** Reads the address, now and whenever the visitor goes back or forward. */
export function followAddress(): void {
  readAddress()
  addEventListener('popstate', followHistory)
}

/** From now on, choices that the page does not have are ignored. */
export function setData(data: FinderData): void {
  takeKnown($query.get(), data)
  $data.set(data)
}

/** Whether the address leads from a product of another country that is not listed here. */
export const isInstead = () => new URLSearchParams(location.search).has(INSTEAD)

function takeKnown(addressed: Query, data: FinderData): void {
  const asked = isInstead() ? nearest(addressed, data) : addressed
  $dropped.set(droppedOf(asked, data))
  take(onlyKnown(asked, data))
}

export function choose(name: FilterName, id: string, isTaken: boolean): void {
  ask(withChoice($query.get(), name, id, isTaken))
}

/** Removes all choices of a filter. */
export function leave(name: FilterName | 'text'): void {
  const query = $query.get()
  if (name === 'text') setText('')
  else ask({ ...query, chosen: { ...query.chosen, [name]: [] } })
}

/** Removes every condition, but keeps the view. */
export function clear(): void {
  const { sort, view } = $query.get()
  ask({ ...emptyQuery, sort, view })
}

export function setSort(sort: Sort): void {
  ask({ ...$query.get(), sort })
}

/** Another view of the same list is no step of the history. */
export function setView(view: View | undefined): void {
  ask({ ...$query.get(), view }, false)
}

export function setText(text: string): void {
  const query = $query.get()
  // Typing a word is one step of the history, not one a letter.
  ask({ ...query, text }, query.text === '' || text === '')
}

let pause: ReturnType<typeof setTimeout> | undefined

/** Takes the text of the search field; it is searched after a pause. */
export function type(value: string): void {
  $typed.set(value)
  clearTimeout(pause)
  pause = setTimeout(askTyped, PAUSE_MS)
}

/** Searches the text of the search field at once. */
export function askTyped(): void {
  clearTimeout(pause)
  const typed = $typed.get()
  if (typed !== undefined) setText(typed.trim())
}

/** Adds what was entered before the page's scripts ran to the current query. */
export function add(entered: Query): void {
  if (entered.text !== '') $typed.set(entered.text)
  ask(joinQueries($query.get(), entered), hasConditions(entered))
}

let isStep = false

function ask(query: Query, isNextStep = true): void {
  // On a busy phone the next choice may come before the last one is painted: Back takes one choice back.
  if (isStep && isNextStep) write()
  isStep ||= isNextStep
  writeSoon()
  take(query)
}

/** Writing the address takes as long as computing the answer, so the answer is painted first. */
const writeSoon = afterPaint(write)

function write(): void {
  const search = formatQuery($query.get())
  const method = isStep ? 'pushState' : 'replaceState'
  isStep = false
  // What was entered in the card of the list stays with it.
  if (search !== location.search)
    history[method](history.state, '', `${location.pathname}${search}`)
}

function take(query: Query): void {
  const isNewText = query.text !== $query.get().text
  if (isNewText && query.text !== $typed.get()?.trim()) forgetTyped()
  $query.set(query)
}

/** Words from elsewhere replace the text of the field. */
function forgetTyped(): void {
  clearTimeout(pause)
  $typed.set(undefined)
}

/** Back first closes the sheet and keeps the selection, as Android does by itself. */
function followHistory(): void {
  if ($isSheetOpen.get()) {
    $isSheetOpen.set(false)
    ask($query.get())
  } else {
    readAddress()
  }
}

function readAddress(): void {
  const asked = parseQuery(location.search)
  const data = $data.get()
  if (data) takeKnown(asked, data)
  else take(asked)
}
