import { fetchJson } from '#browser/base/load-json.ts'
import type { CountriesFile } from './countries.ts'

/**
 * Names the country that the host's redirect put into the fragment, and links to what it has. Only countries that the
 * site lists are named, so that nobody else's words are shown.
 */
class CountryNotOpen extends HTMLElement {
  connectedCallback() {
    const [, iso] = /^#([a-z]{2})$/.exec(location.hash) ?? []
    if (iso !== undefined) this.#name(iso).catch(console.warn)
  }

  async #name(iso: string): Promise<void> {
    const { countries: url = '', title = '' } = this.dataset
    const { groups, texts } = await fetchJson<CountriesFile>(url)
    const country = groups.flatMap(({ countries }) => countries).find(one => one.iso === iso)
    if (!country || country.type === 'internal_website') return
    const { name, type, href } = country
    const heading = this.querySelector('h1')
    if (heading) heading.textContent = title.replace('{country}', () => name)
    const choice = this.querySelector<HTMLAnchorElement>('.actions a')
    const own = choice?.cloneNode() as HTMLAnchorElement | undefined
    if (!choice || !own) return
    own.href = href
    own.dataset.chooseCountry = iso
    own.textContent = `${texts[type].text}: ${name}`
    choice.before(own)
    choice.classList.remove('stripes')
    choice.dataset.look = 'line'
  }
}

customElements.define('country-not-open', CountryNotOpen)
