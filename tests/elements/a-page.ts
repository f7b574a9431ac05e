import { afterEach } from 'vitest'

/** The body of the page, with this markup, as the build writes it. The tree of the page is Brazil's. */
export function show(markup: string): HTMLElement {
  document.documentElement.lang = 'pt-BR'
  document.body.innerHTML = markup
  return document.body
}

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname)
  localStorage.clear()
  sessionStorage.clear()
})

/** The words of the part that a selector names; empty if there is none. */
export const wordsOf = (selector: string) =>
  document.querySelector(selector)?.textContent.trim() ?? ''
