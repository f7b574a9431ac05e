import { rememberChoice } from '#stores/choices.ts'

/** Choosing a language or a country is following a link, which says what it chooses: that is remembered. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const { chooseLang, chooseCountry } =
    target.closest<HTMLElement>('a[data-choose-lang], a[data-choose-country]')?.dataset ?? {}
  if (chooseLang) rememberChoice('lang', chooseLang)
  if (chooseCountry) rememberChoice('isoCountry', chooseCountry)
})
