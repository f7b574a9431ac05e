import { MAX_COMPARED } from '#config/constants.ts'
import type { OpenCatalogue } from '#open-data/schema.ts'
import { formatComparedIds, parseComparedIds } from '#search/compared-ids.ts'
import { $compared, setCompared } from '#stores/comparison.ts'
import { followComparison } from './compare/follow.ts'
import type { Labels } from './compare/labels.ts'
import type { Pack } from './compare/table.ts'

type Code = typeof import('./compare/table.ts')

/**
 * `<compare-products>`: the products that the address names, else those that this browser remembers, side by side.
 * What the address names is what is chosen from then on: the next page adds to what a visitor has seen here.
 */
class CompareProducts extends HTMLElement {
  #arrived: { catalogue: OpenCatalogue; packs: Record<string, Pack>; code: Code } | undefined

  connectedCallback() {
    followComparison()
    this.addEventListener('click', this.#onClick)
    addEventListener('popstate', this.#show)
    if (parseComparedIds(location.search).length === 0) this.#write('replaceState')
    void this.#load()
  }

  get #labels() {
    return JSON.parse(this.dataset.labels ?? '{}') as Labels
  }

  /** One of empty, failed and table, with what belongs to the table. */
  #reveal(name: 'empty' | 'failed' | 'table' | undefined) {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]:not([role])'))
      part.hidden = part.dataset.part !== name
  }

  #load = async () => {
    if (parseComparedIds(location.search).length === 0) {
      this.#show()
      return
    }
    this.#reveal(undefined)
    this.ariaBusy = 'true'
    try {
      const [code, catalogue, packs] = await Promise.all([
        import('./compare/table.ts'),
        fetchJson(this.dataset.catalogue),
        // Without pictures a comparison is plainer, and as true.
        fetchJson(this.dataset.packs).catch(() => ({}))
      ])
      this.#arrived = {
        code,
        catalogue: catalogue as OpenCatalogue,
        packs: packs as Record<string, Pack>
      }
      this.#show()
    } catch (error) {
      console.warn('The catalogue did not arrive.', error)
      this.#reveal('failed')
    }
    this.ariaBusy = null
  }

  #show = () => {
    const asked = parseComparedIds(location.search)
    if (asked.length === 0) {
      this.#reveal('empty')
      return
    }
    if (!this.#arrived) {
      void this.#load()
      return
    }
    const { catalogue, packs, code } = this.#arrived
    const listed = new Map(catalogue.products.map(({ id, name }) => [id, name]))
    const known = asked.filter(id => listed.has(id))
    const setting = { labels: this.#labels, packs, comma: this.dataset.comma ?? ', ' }
    const { products, table } = code.drawComparison(
      catalogue,
      known.slice(0, MAX_COMPARED),
      setting
    )
    setCompared(products)
    const unknown = asked.filter(id => !listed.has(id))
    const left = known.slice(MAX_COMPARED).flatMap(id => listed.get(id) ?? [])
    this.querySelector('[data-part="note"]')?.replaceChildren(
      ...code.noteOf({ unknown, left }, setting)
    )
    this.querySelector('[data-table]')?.replaceChildren(table)
    this.#reveal(products.length > 0 ? 'table' : 'empty')
  }

  #onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const { remove } = target.closest<HTMLElement>('[data-remove]')?.dataset ?? {}
    if (remove !== undefined) setCompared($compared.get().filter(({ id }) => id !== remove))
    else if (target.closest('[data-clear]')) setCompared([])
    else {
      if (target.closest('[data-retry]')) void this.#load()
      return
    }
    this.#write('pushState')
    this.#show()
    // The button that was pressed is gone.
    this.querySelector<HTMLElement>('[data-remove], [data-part="empty"] a')?.focus()
  }

  #write(how: 'pushState' | 'replaceState') {
    const query = formatComparedIds($compared.get().map(({ id }) => id))
    history[how](null, '', location.pathname + query)
  }
}

async function fetchJson(address = ''): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

customElements.define('compare-products', CompareProducts)
