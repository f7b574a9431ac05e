import { type ElementSpec, createNode } from '#browser/base/create-node.ts'
import { requireElement } from '#lib/require-element.ts'
import { type Row, rowsOf } from './rows.ts'
import { bytesOf, type KeptPage, keptPages, LOCK, STORE, sweep, withoutDosesAt } from './store.ts'
import { dayText, type KeptTexts, say, sizeText } from './texts.ts'

/** How often the list, in place of a page, looks for a connection. */
const RETRY_MS = 4000

/**
 * `<kept-pages>`: the stored pages of all trees. The worker also answers with this list when a page is neither stored
 * nor reachable.
 */
class KeptPages extends HTMLElement {
  #texts = JSON.parse(this.dataset.texts ?? '') as KeptTexts

  connectedCallback() {
    if (location.pathname !== this.dataset.path) {
      requireElement(this, '[data-part=offline]').hidden = false
      setInterval(openAgain, RETRY_MS)
    }
    this.onclick = ({ target }) => {
      const { remove } = (target as HTMLElement).dataset
      if (remove !== undefined) void this.#remove(remove)
    }
    void this.#show()
  }

  async #show() {
    const { numbers, words } = this.#texts
    const pages = await allPages().catch(() => [])
    const rows = rowsOf(pages, Date.now())
    requireElement(this, 'ul').replaceChildren(...rows.map(row => createNode(this.#row(row))))
    const sizes = { size: sizeText(numbers, bytesOf(pages)) }
    requireElement(this, '[data-total]').replaceChildren(createNode(say(words.total, sizes)))
    requireElement(this, '[data-part=kept]').hidden = rows.length === 0
    requireElement(this, '[data-part=empty]').hidden = rows.length > 0
  }

  #row({ path, kept, isExpired, href }: Row): ElementSpec {
    const { locale, numbers, words } = this.#texts
    const day = say(words.keptOn, { date: dayText(locale, kept.date) })
    const name: ElementSpec = ['a', { href, lang: kept.lang, class: 'name' }, kept.title]
    return [
      'li',
      { class: 'line-below inline apart' },
      [
        'span',
        {},
        name,
        [
          'small',
          { class: 'block quiet' },
          day,
          ` · ${sizeText(numbers, bytesOf([{ path, kept }]))}`
        ],
        ...(isExpired ? [['strong', { class: 'block small' }, say(words.due)] as ElementSpec] : [])
      ],
      [
        'button',
        {
          type: 'button',
          class: 'text-button',
          'data-remove': path,
          'aria-label': `${words.remove.text}: ${kept.title}`
        },
        say(words.remove)
      ]
    ]
  }

  /** Removes a page, or all pages for an empty path; with the last page, everything of the worker is removed. */
  async #remove(path: string) {
    await navigator.locks.request(LOCK, async () => {
      const store = await caches.open(STORE)
      await Promise.all([path, withoutDosesAt(path)].map(at => store.delete(at)))
      await sweep(store)
      if (path !== '' && (await store.keys()).length > 0) return
      await caches.delete(STORE)
      await (await navigator.serviceWorker.getRegistration())?.unregister()
    })
    await this.#show()
    requireElement(this, 'h1').focus()
  }
}

/** Opens the page of the address once the host answers: a browser may be online before requests have a connection. */
const openAgain = () =>
  void fetch('').then(
    () => location.reload(),
    () => undefined
  )

/** Fails where the browser stores nothing, or a visitor has forbidden it. */
const allPages = async (): Promise<KeptPage[]> =>
  (await caches.has(STORE)) ? keptPages(await caches.open(STORE)) : []

customElements.define('kept-pages', KeptPages)
