import { fetchJson } from '#browser/base/load-json.ts'
import { createNode } from '#browser/base/create-node.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'
import { requireElement } from '#lib/require-element.ts'
import { entriesIn } from './entries-in.ts'
import { keep, keepEntries, StoreIsFull } from './keep.ts'
import { StorageIsBlocked } from './register.ts'
import { isToRenew, type Kept, readKept, STORE, withoutDosesAt } from './store.ts'
import { dayText, type KeptTexts, say } from './texts.ts'

/** A link to the list of kept pages, which first keeps the page. A page that is kept is renewed when it is due. */
export async function openKeepPage(element: HTMLElement): Promise<void> {
  const { texts: url = '', version } = element.dataset
  const texts = await fetchJson<KeptTexts>(url)
  const { locale, words } = texts
  const link = requireElement(element, 'a')
  const status = requireElement(element, '[role=status]')
  const path = location.pathname.replace(/\/$/, '')
  let kept = await keptAt(path)

  const showState = (name: keyof typeof words, values?: Record<string, string>) =>
    status.replaceChildren(createNode(say(words[name], values)))

  const show = () => {
    if (!kept) return
    link.replaceChildren(createNode(say(words.title)))
    showState('keptOn', { date: dayText(locale, kept.date) })
  }

  const keepNow = async () => {
    link.ariaBusy = 'true'
    showState('keeping')
    // Who leaves now would find the page not saved, so the browser asks first. An earlier copy is not lost.
    if (!kept) addEventListener('beforeunload', askToStay)
    try {
      await keep(path, texts, entriesIn(location) ?? kept?.opens)
      kept = await keptAt(path)
    } catch (error) {
      console.warn(`${path} was not kept.`, error)
      showState(reasonOf(error))
    }
    removeEventListener('beforeunload', askToStay)
    link.ariaBusy = null
    // If the copy could not be renewed, the earlier one stays, with its date.
    show()
  }

  link.addEventListener('click', event => {
    if (isForNewTab(event)) return
    const opens = entriesIn(location)
    if (!kept) {
      event.preventDefault()
      if (link.ariaBusy === null) void keepNow()
    } else if (opens !== undefined && opens !== kept.opens) {
      // What was calculated since is kept before the list is opened.
      event.preventDefault()
      kept = { ...kept, opens }
      void keepEntries(path, opens)
        .catch((error: unknown) => console.warn(`The entries of ${path} were not kept.`, error))
        .then(() => link.click())
    }
  })
  show()
  if (kept && isToRenew(kept, Date.now(), version)) void keepNow()
}

const askToStay = (event: Event) => event.preventDefault()

/** The stored page with or without doses; `undefined` where the browser stores nothing. */
async function keptAt(path: string): Promise<Kept | undefined> {
  const find = (at: string) => caches.match(at, { cacheName: STORE })
  try {
    return readKept((await find(path)) ?? (await find(withoutDosesAt(path))))
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): 'full' | 'blocked' | 'failed' {
  if (error instanceof StoreIsFull) return 'full'
  return error instanceof StorageIsBlocked ? 'blocked' : 'failed'
}
