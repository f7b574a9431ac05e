import { isForNewTab } from './modified-click.ts'

/** `<film-link>`: a link to a film, which a script plays in the page. Nothing of film or player loads before. */
class FilmLink extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', event => {
      const link = this.querySelector('a')
      const template = this.querySelector('template')
      if (!link || !template || isForNewTab(event)) return
      event.preventDefault()
      import('./film-dialog.ts')
        .then(({ openFilm }) => openFilm({ link, template, sheet: this.dataset.sheet ?? '' }))
        .catch(() => location.assign(link.href))
    })
  }
}

customElements.define('film-link', FilmLink)
