import { atom, computed } from 'nanostores'
import { fetchFile, startEngine } from '#browser/search/engine/start-engine.ts'
import './request-ahead.ts'
import {
  hasConditions,
  countConditions,
  emptyQuery,
  type FinderData,
  type Query
} from './filters.ts'
import type { find as Find, Found } from './find.ts'
import { matchesOf } from './matches.ts'
import { $data, $query, followAddress, setData } from './query.store.ts'
import type { Sources } from './sources.ts'
import type { WordAnswer } from './word-answers.ts'

const $wordAnswer = atom<WordAnswer>({ text: '' })
/** The answer to the words, for what is said where nothing is found. */
export const $answer = computed($wordAnswer, ({ answer }) => answer)
/** The results of the words, with the matched words of the index. */
export const $results = computed($wordAnswer, ({ answer }) => answer?.results)
/** The country that the words name, with its address. */
export const $country = computed($wordAnswer, ({ country }) => country)
/** Words that find something, to offer instead of words that do not. */
export const $suggestion = computed($wordAnswer, ({ suggestion }) => suggestion)
/** The results as positions in the finder's data; missing without words. */
export const $matches = computed([$data, $wordAnswer], (data, { answer }) =>
  data && answer ? matchesOf(data, answer) : undefined
)
/** What could not be loaded: the code of the filters, their data, or only the search index. */
export type Failed = 'code' | 'data' | 'index' | undefined
export const $failed = atom<Failed>()

/** Its code comes with the data, because a list that is only read needs neither. */
let find: typeof Find | undefined
let latest: Found | undefined

/** The result to show: while words are searched, the previous one. Missing before the data is loaded. */
export const $found = computed(
  [$data, $query, $wordAnswer, $matches],
  (data, query, { text }, matches) => {
    if (find && data && text === query.text) latest = find(data, query, matches)
    return latest
  }
)

/** The same after its products have been painted. The counts of the panel follow it: see ADR 33. */
export const $painted = atom<Found | undefined>()

/** Whether the query has no answer yet. */
export const $isWaiting = computed(
  [$data, $query, $wordAnswer, $failed],
  (data, query, { text }, failed) =>
    !failed && (text !== query.text || (!data && countConditions(query) > 0))
)

let giveSources: (files: Sources) => void
const sources = new Promise<Sources>(resolve => {
  giveSources = resolve
})

/** Answers queries, starting with the address. */
export function openFinder(files: Sources): void {
  giveSources(files)
  $query.listen(answer)
  followAddress()
}

/** What could not be loaded is requested again with each query. */
function answer(query: Query, before = emptyQuery): void {
  if (hasConditions(query)) void loadChoices()
  if ($failed.get()) retry()
  else if (query.text !== before.text) void match(query.text)
}

let loading: Promise<void> | undefined

/** Loads the choices of all products, once; again when a visitor asks for it. */
export function loadChoices(): Promise<void> {
  return (loading ??= fetchChoices())
}

async function fetchChoices(): Promise<void> {
  const file = sources.then(({ data }) => fetchFile(data) as Promise<FinderData>)
  const [code, data] = await Promise.allSettled([import('./find.ts'), file])
  if (code.status === 'fulfilled' && data.status === 'fulfilled') {
    find = code.value.find
    setData(data.value)
  } else {
    console.error('The filters did not arrive.', code, data)
    $failed.set(code.status === 'rejected' ? 'code' : 'data')
  }
}

/** Requests again what could not be loaded, for the current query. */
export function retry(): void {
  if (!find || !$data.get()) loading = undefined
  $failed.set(undefined)
  void loadChoices()
  void match($query.get().text)
}

type Ask = (text: string) => AsyncGenerator<WordAnswer>
let engine: Promise<Ask> | undefined
const openedEngine = () => (engine ??= sources.then(openEngine))

async function openEngine(files: Sources): Promise<Ask> {
  const [{ answersTo }, search] = await Promise.all([
    import('./word-answers.ts'),
    startEngine(files)
  ])
  return text => answersTo(text, search, files.countries)
}

/**
 * Loads the choices and the search index when a visitor reaches for the field. If that fails, the first words request
 * them again.
 */
export function expectWords(): void {
  void loadChoices()
  openedEngine().catch(() => {
    engine = undefined
  })
}

/** Only the last typed words count, however long an earlier search takes. */
async function match(text: string): Promise<void> {
  const take = (asked: WordAnswer) => {
    if (text === $query.get().text) $wordAnswer.set(asked)
  }
  if (text === '') {
    take({ text })
    return
  }
  try {
    const ask = await openedEngine()
    for await (const asked of ask(text)) take(asked)
  } catch (error) {
    console.error('The search index did not arrive.', error)
    engine = undefined
    // Later words may need less code.
    if (text !== $query.get().text) return
    $failed.set($failed.get() ?? 'index')
    take({ text })
  }
}
