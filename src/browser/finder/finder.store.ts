import { atom, computed } from 'nanostores'
import { afterPaint } from '#browser/base/after-paint.ts'
import type { Engine } from '#browser/search/engine.ts'
import {
  countAsked,
  emptyQuery,
  type FilterName,
  type FinderData,
  type Query,
  type Sort,
  type View,
  withChoice
} from './filters.ts'
import { idOf } from '#browser/search/entry-id.ts'
import { find, type Found, type Matches } from './find.ts'
import { formatQuery, onlyKnown, parseQuery } from './query.ts'
import { $isSheetOpen } from './finder-panel.store.ts'

/** Where the finder's two files are: the choices of every product, and the tree's search index. */
export type Sources = { data: string; index: string }

export const $data = atom<FinderData | undefined>()
export const $query = atom<Query>(emptyQuery)
type Answer = ReturnType<Engine>
/** What some words find, or what was meant by them; without an answer where the index did not arrive. */
type Asked = { text: string; answer?: Answer; suggestion?: string }
const $asked = atom<Asked>({ text: '' })
/** What the words found, and by which of the index. */
export const $results = computed($asked, ({ answer }) => answer?.results)
/** Words that find something, in place of some that do not. */
export const $suggestion = computed($asked, ({ suggestion }) => suggestion)
/** The same as positions in the finder's data; missing where nothing is asked of words. */
const $matches = computed([$data, $asked], matchesOf)
/** What could not be fetched: the code of the filters, all that they know, or only the search by words. */
export type Failed = 'code' | 'data' | 'index' | undefined
export const $failed = atom<Failed>()

let latest: Found | undefined

/** What the page shows: while words are still being looked for, what it showed before. Missing before anything arrived. */
export const $found = computed(
  [$data, $query, $asked, $matches],
  (data, query, { text }, matches) => {
    if (data && text === query.text) latest = find(data, query, matches)
    return latest
  }
)

/** Whether what is asked has no answer yet. */
export const $isWaiting = computed(
  [$data, $query, $asked, $failed],
  (data, query, { text }, failed) =>
    !failed && (text !== query.text || (!data && countAsked(query) > 0))
)

export function choose(name: FilterName, id: string, isTaken: boolean): void {
  ask(withChoice($query.get(), name, id, isTaken))
}

/** Leaves a whole filter. */
export function leave(name: FilterName | 'text'): void {
  const query = $query.get()
  if (name === 'text') setText('')
  else ask({ ...query, chosen: { ...query.chosen, [name]: [] } })
}

/** Leaves everything but how the list is shown. */
export function clear(): void {
  const { sort, view } = $query.get()
  ask({ ...emptyQuery, sort, view })
}

export function setSort(sort: Sort): void {
  ask({ ...$query.get(), sort })
}

/** Another view of the same list is no step of the history. */
export function setView(view: View): void {
  ask({ ...$query.get(), view }, false)
}

export function setText(text: string): void {
  const query = $query.get()
  // A word being typed is one step of the history, not one a letter.
  ask({ ...query, text }, query.text === '' || text === '')
}

let isStep = false

function ask(query: Query, isNextStep = true): void {
  isStep ||= isNextStep
  writeSoon()
  take(query)
  if ($failed.get()) retry()
}

/** To note an address takes the browser as long as the answer: visitors see that first. What shows has its address. */
const writeSoon = afterPaint(() => {
  const search = formatQuery($query.get())
  const write = isStep ? 'pushState' : 'replaceState'
  isStep = false
  if (search !== location.search) history[write](null, '', `${location.pathname}${search}`)
})

function take(query: Query): void {
  const isNewText = query.text !== $query.get().text
  $query.set(query)
  if (isNewText) void match(query.text)
}

let engine: Promise<Engine> | undefined
let indexUrl = ''
let dataUrl: string | undefined

/** Keeps the query and the address in step from now on, and fetches the choices. */
export function openFinder({ data, index }: Sources): void {
  if (dataUrl !== undefined) return
  indexUrl = index
  dataUrl = data
  void open(data)
  readAddress()
  addEventListener('popstate', followHistory)
}

async function open(url: string): Promise<void> {
  try {
    const data = await fetchData(url)
    take(onlyKnown($query.get(), data))
    $data.set(data)
  } catch (error) {
    console.error('The filters did not arrive.', error)
    $failed.set('data')
  }
}

/** Asks once more for what did not arrive; what was chosen meanwhile counts. */
export function retry(): void {
  $failed.set(undefined)
  if (!$data.get() && dataUrl !== undefined) void open(dataUrl)
  if (!$results.get()) void match($query.get().text)
}

/** Back closes the sheet first and keeps what was chosen in it, as it does on Android without being told. */
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
  take(data ? onlyKnown(asked, data) : asked)
}

async function fetchData(url: string): Promise<FinderData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} failed (HTTP ${response.status}).`)
  return (await response.json()) as FinderData
}

/** Only the words typed last decide, however long an earlier search took. */
async function match(text: string): Promise<void> {
  const asked = text === '' ? { text } : await answerTo(text)
  if (text === $query.get().text) $asked.set(asked)
}

/** What only comes close is no answer here, but says what may be meant. */
async function answerTo(text: string): Promise<Asked> {
  try {
    engine ??= import('#browser/search/engine.ts').then(({ openEngine }) => openEngine(indexUrl))
    const answer = (await engine)(text, ['product'])
    const [closest] = answer.results
    if (!answer.isClose || !closest) return { text, answer }
    const { suggestionOf } = await import('#browser/search/suggestion.ts')
    return {
      text,
      answer: { ...answer, results: [] },
      suggestion: suggestionOf(text, answer.results)
    }
  } catch (error) {
    console.error('The search index did not arrive.', error)
    engine = undefined
    $failed.set($failed.get() ?? 'index')
    return { text }
  }
}

function matchesOf(data: FinderData | undefined, { answer }: Asked) {
  if (!data || !answer) return undefined
  const { results, named } = answer
  const matches: Matches = {
    products: positionsIn(
      data.ids,
      results.map(({ id }) => id)
    )
  }
  for (const name of ['crop', 'problem'] as const) {
    const ids = data.choices[name].map(({ id }) => idOf(name, id))
    if (named[name].length > 0) matches[name] = positionsIn(ids, named[name])
  }
  return matches
}

function positionsIn(all: readonly string[], ids: readonly string[]): ReadonlySet<number> {
  const positions = new Map(all.map((id, position) => [id, position]))
  return new Set(ids.flatMap(id => positions.get(id) ?? []))
}
