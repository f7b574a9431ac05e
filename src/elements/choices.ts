/**
 * What a visitor chose by themselves, in two cookies for a year: `lang` and `isoCountry`. Nothing else writes them.
 * The address says which tree a page is of; only `/gl` asks the cookie, for its Chinese twin.
 */
const ONE_YEAR_S = 31_536_000

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const { chooseLang, chooseCountry } =
    target.closest<HTMLElement>('a[data-choose-lang], a[data-choose-country]')?.dataset ?? {}
  if (chooseLang) remember('lang', chooseLang)
  if (chooseCountry) remember('isoCountry', chooseCountry)
})

const isGlobalEnglish = /^\/gl(\/|$)/.test(location.pathname)
if (isGlobalEnglish && document.cookie.split('; ').includes('lang=zho')) {
  const chinese = document.querySelector<HTMLAnchorElement>('header a[data-choose-lang="zho"]')
  // A page that was not found has no twin to go to.
  if (chinese && !chinese.pathname.endsWith('/404')) location.replace(chinese.href)
}

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`
}
