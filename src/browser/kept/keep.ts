import { markAsCopy, removeDoses } from './copies.ts'
import { fetchPage } from './fetch-page.ts'
import { type Files, fileFetcher } from './files-of.ts'
import { registerWorker } from './register.ts'
import {
  bytesOf,
  HEADER,
  type Kept,
  keptHeader,
  type KeptPage,
  keptPages,
  listOf,
  LOCK,
  MOST_BYTES,
  readKept,
  STORE,
  sweep,
  withoutDosesAt
} from './store.ts'
import type { KeptTexts } from './texts.ts'

type Copy = KeptPage & { answer: Response; files: Files }

/** More than `MOST_BYTES`, or more than the browser allows; visitors get the same message for both. */
export class StoreIsFull extends Error {}

/** Stores a page as it is today with everything that it needs, or nothing of it. `opens`: the entries of its tools. */
export async function keep(path: string, texts: KeptTexts, opens?: string): Promise<void> {
  await registerWorker()
  await navigator.locks.request(LOCK, async () => {
    const store = await caches.open(STORE)
    const copies = await copiesOf(path, texts, opens)
    const stored = await keptPages(store)
    assertRoom(stored, copies)
    const earlier = new Set(stored.map(({ path }) => path))
    try {
      for (const { files } of copies)
        for (const [file, { answer }] of files) await store.put(file, answer.clone())
      // The whole page is stored last: until then the earlier copy is used, if there is one.
      for (const { path, answer } of copies) await store.put(path, answer)
    } catch (error) {
      // An earlier copy stays; a part of a page that was never stored would be listed as a page.
      for (const { path } of copies) if (!earlier.has(path)) await store.delete(path)
      throw isQuota(error) ? new StoreIsFull(path, { cause: error }) : error
    } finally {
      await sweep(store)
    }
  })
  // Without permission the browser may remove pages when it needs space. Some browsers ask the visitor, so nothing
  // waits for the answer.
  void navigator.storage.persist()
}

/** The page that lists what is kept, the page without its doses, and the whole page. */
async function copiesOf(path: string, texts: KeptTexts, opens?: string): Promise<Copy[]> {
  const filesOf = fileFetcher()
  const [list, page] = await Promise.all([fetchPage(listOf(path)), fetchPage(path)])
  const version = page.page.querySelector<HTMLElement>('[data-version]')?.dataset.version
  const date = new Date().toISOString()
  const copy = async (
    at: string,
    { page, headers }: typeof list,
    version?: string
  ): Promise<Copy> => {
    const files = await filesOf(page)
    const body = new Blob([`<!doctype html>${page.documentElement.outerHTML}`])
    const sizes = [...files].map(([file, { bytes }]) => [file, bytes] as const)
    const kept: Kept = {
      title: page.querySelector('h1')?.textContent.trim() ?? path,
      lang: page.documentElement.lang,
      date,
      version,
      opens: version === undefined ? undefined : opens,
      files: Object.fromEntries([...sizes, [at, body.size]])
    }
    const ownHeaders = new Headers(headers)
    ownHeaders.set(HEADER, keptHeader(kept))
    return { path: at, kept, files, answer: new Response(body, { headers: ownHeaders }) }
  }
  markAsCopy(page.page, texts, date)
  const whole = await copy(path, page, version ?? '')
  removeDoses(page.page, texts)
  return [await copy(listOf(path), list), await copy(withoutDosesAt(path), page), whole]
}

/** Keeps the entries of its tools with a page that is stored. */
export async function keepEntries(path: string, opens: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const store = await caches.open(STORE)
    const answer = await store.match(path)
    const kept = readKept(answer)
    if (!answer || !kept) return
    const headers = new Headers(answer.headers)
    headers.set(HEADER, keptHeader({ ...kept, opens }))
    await store.put(path, new Response(await answer.blob(), { headers }))
  })
}

function assertRoom(stored: readonly KeptPage[], copies: readonly Copy[]): void {
  const replaced = new Set(copies.map(({ path }) => path))
  const others = stored.filter(({ path }) => !replaced.has(path))
  const bytes = bytesOf([...others, ...copies])
  if (bytes > MOST_BYTES) throw new StoreIsFull(`Kept pages would need ${bytes} bytes.`)
}

const isQuota = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
