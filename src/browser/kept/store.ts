/**
 * The description of a stored page. It is a header of the stored answer, so that both are stored in one step. `files`
 * are all files that the page needs, itself included, with their bytes. `version` identifies the doses on the page; it
 * is missing on pages without doses.
 */
export type Kept = {
  title: string
  lang: string
  date: string
  version?: string
  /** Query and hash of the calculation or the plan that the page had: `?area=4&unit=ha&day=2026-11-23#doses`. */
  opens?: string
  files: Record<string, number>
}

/** A page in the store. */
export type KeptPage = { path: string; kept: Kept }

/** The number is the version of the format; the worker removes stores of other versions. */
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

/** A date in the future means that the clock was set back, so such a copy is not current. */
export function isCurrent({ date, version }: Kept, now: number): boolean {
  const age = now - Date.parse(date)
  return version === undefined || (age >= 0 && age <= DAYS * DAY)
}

/** Whether a page is stored again when it is opened: once a day, and when its doses have changed. */
export function isToRenew(
  { date, version }: Kept,
  now: number,
  latest: string | undefined
): boolean {
  return version !== latest || !(now - Date.parse(date) < DAY)
}

export function keptHeader(kept: Kept): string {
  return encodeURIComponent(JSON.stringify(kept))
}

/** The header is only written by `keptHeader`, so its content is trusted. */
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

/** Removes files that no page needs, and the lists of trees without any stored page. */
export async function sweep(store: Cache): Promise<void> {
  const pages = await keptPages(store)
  const lists = new Set(pages.filter(({ path }) => path !== listOf(path)).map(p => listOf(p.path)))
  const used = pages.filter(({ path }) => path !== listOf(path) || lists.has(path))
  const needed = new Set(used.flatMap(({ kept }) => Object.keys(kept.files)))
  for (const request of await store.keys())
    if (!needed.has(pathOf(request))) await store.delete(request)
}

/** The stored answer at a path. After 30 days a page is answered without its doses, and its labels are not answered. */
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
