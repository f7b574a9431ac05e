import { PATIENCE_MS } from '#config/constants.ts'
import { likelyCountry } from './detected-country.ts'

/**
 * Countries by region. Words in the field hide the countries without a name that matches. Without a script all are
 * visible.
 */
class CountryFinder extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input')
    field?.addEventListener('input', () => void this.#find(field.value.trim()))
    field?.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter') return
      const query = field.value.trim()
      void this.#find(query).then(isFound => {
        if (isFound && query !== '') this.#links(true)[0]?.click()
      })
    })
    this.#suggest()
    // Typed before this script ran.
    if (field?.value) void this.#find(field.value.trim())
  }

  /** The country where the visitor seems to be, as a link. */
  #suggest() {
    const iso = likelyCountry()
    const link = this.#links().find(({ dataset }) => dataset.chooseCountry === iso)
    const status = this.querySelector<HTMLElement>('[data-here]')
    if (!link || !status) return
    const [before = '', after = ''] = (status.dataset.here ?? '').split('{country}')
    const copy = link.cloneNode() as HTMLAnchorElement
    copy.textContent = nameOf(link)
    status.replaceChildren(before, copy, after)
  }

  /** Shows the countries that match the query; answers `false` if its code could not be loaded. */
  async #find(query: string): Promise<boolean> {
    const waiting = setTimeout(() => this.#say(this.dataset.waiting), PATIENCE_MS)
    const code = await import('./countries.ts').catch((error: unknown) => {
      console.error('The search of countries did not arrive.', error)
      this.#say()
    })
    clearTimeout(waiting)
    this.toggleAttribute('data-is-without-code', !code)
    if (!code) return false
    const { findCountries } = code
    const all = this.#links().map(link => {
      return { link, iso: link.dataset.chooseCountry ?? '', name: nameOf(link) }
    })
    const found = new Set(findCountries(all, query).map(({ link }) => link))
    for (const { link } of all) link.closest('li')?.toggleAttribute('hidden', !found.has(link))
    this.querySelector('[data-most-wanted]')?.toggleAttribute('hidden', query !== '')
    for (const region of this.querySelectorAll('details')) {
      region.open = query !== ''
      region.hidden = !region.querySelector('li:not([hidden])')
    }
    const { found: some = '', empty = '' } = this.dataset
    const said = found.size > 0 ? some.replace('{count}', String(found.size)) : empty
    this.#say(query === '' ? '' : said.replace('{query}', () => query))
    if (query === '') this.#suggest()
    return true
  }

  #say(words = '') {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = words
  }

  #links(areShown = false): HTMLAnchorElement[] {
    const links = this.querySelectorAll<HTMLAnchorElement>('details a[data-choose-country]')
    return [...links].filter(link => !areShown || !link.closest('li')?.hidden)
  }
}

const nameOf = (link: HTMLAnchorElement) => link.firstChild?.textContent?.trim() ?? ''

customElements.define('country-finder', CountryFinder)
