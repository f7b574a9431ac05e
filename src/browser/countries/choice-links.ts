import { rememberChoice } from './choice-cookies.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'

/**
 * Choosing a language or a country follows a link whose attributes say what it chooses. The choice is stored, and a
 * country with a site of its own is opened under an overlay. Other links are left alone.
 */
document.addEventListener('click', event => {
  const { target } = event
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[data-choose-lang], a[data-choose-country]')
  if (!link) return
  const { chooseLang, chooseCountry, type } = link.dataset
  if (chooseLang) {
    rememberChoice('lang', chooseLang)
    // The filters stay, and the part that is shown; another page ignores both.
    if (!chooseCountry) link.href = link.pathname + location.search + location.hash
  }
  if (chooseCountry) rememberChoice('isoCountry', chooseCountry)
  if (type !== 'internal_website' || isForNewTab(event) || event.defaultPrevented) return
  event.preventDefault()
  import('./country-change.ts').then(
    module => module.changeCountry(link),
    () => location.assign(link.href)
  )
})
