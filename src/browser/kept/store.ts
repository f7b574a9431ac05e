/**
 * What a stored page says of itself, in a header of its answer: so page and note are stored in one step. `files`: all
 * that it needs, with their bytes, itself among them. `version`: of the doses that it states; none where it states none.
 */
export type Kept = {
  title: string
  lang: string
  date: string
  version?: string
  files: Record<string, number>
}

/** A page in the store. */
export type KeptPage = { path: string; kept: Kept }

/** The name says how it is written; a worker removes stores of other names. */
export const STORE = 'kept-1'
export const isStore = (name: string): boolean => /^kept-\d+$/.test(name)

/** One tab or worker changes the store at a time. */
export const LOCK = 'kept-pages'

export const HEADER = 'x-kept'
const DAYS = 30
const DAY = 86_400_000
export const MOST_BYTES = 50_000_000

/** The address of a page without its doses, which is stored beside it. */
export const withoutDosesAt = (path: string): string => `${path}?without-doses`

/** The page of a tree that lists what is kept. */
export const listOf = (path: string): string => `/${path.split('/')[1] ?? ''}/kept`

export const validPagesOf = (path: string): string => `/${path.split('/')[1] ?? ''}/valid.json`

/** A clock that was set back proves nothing, so what it says to be of the future is not current. */
export function isCurrent({ date, version }: Kept, now: number): boolean {
  const age = now - Date.parse(date)
  return version === undefined || (age >= 0 && age <= DAYS * DAY)
}

/** Kept again when it is opened: daily, and when its doses are others. */
export function isDue({ date, version }: Kept, now: number, latest: string | undefined): boolean {
  return version !== latest || !(now - Date.parse(date) < DAY)
}

export function keptHeader(kept: Kept): string {
  return encodeURIComponent(JSON.stringify(kept))
}

/** Written by `keptHeader`, by this site alone. */
export function readKept(answer: Response | undefined): Kept | undefined {
  const text = answer?.headers.get(HEADER)
  return text ? (JSON.parse(decodeURIComponent(text)) as Kept) : undefined
}

export function bytesOf(pages: readonly KeptPage[]): number {
  const files = Object.assign({}, ...pages.map(({ kept }) => kept.files)) as Kept['files']
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0)
}

/** Every page in the store, in both forms. */
export async function keptPages(store: Cache): Promise<KeptPage[]> {
  const paths = (await store.keys()).map(pathOf).filter(path => !/^\/(_assets|files)\//.test(path))
  const pages = await Promise.all(
    paths.map(async path => ({ path, kept: readKept(await store.match(path)) }))
  )
  return pages.filter((page): page is KeptPage => page.kept !== undefined)
}

/** Removes each file that no page needs, and the lists of trees of which nothing else is kept. */
export async function sweep(store: Cache): Promise<void> {
  const pages = await keptPages(store)
  const lists = new Set(pages.filter(({ path }) => path !== listOf(path)).map(p => listOf(p.path)))
  const used = pages.filter(({ path }) => path !== listOf(path) || lists.has(path))
  const needed = new Set(used.flatMap(({ kept }) => Object.keys(kept.files)))
  for (const request of await store.keys())
    if (!needed.has(pathOf(request))) await store.delete(request)
}

/** What the store answers at a path: a page without its doses once they may no longer be read, and then no label. */
export async function storedAnswer(
  store: Cache,
  path: string,
  now: number
): Promise<Response | undefined> {
  if (path.startsWith('/_assets/')) return store.match(path)
  if (path.startsWith('/files/')) {
    const pages = await keptPages(store)
    const isNamed = pages.some(({ kept }) => path in kept.files && isCurrent(kept, now))
    return isNamed ? store.match(path) : undefined
  }
  const whole = await store.match(path)
  const kept = readKept(whole)
  return kept && isCurrent(kept, now) ? whole : store.match(withoutDosesAt(path))
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
