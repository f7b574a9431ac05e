import { opensDialog } from '#browser/base/dialog-link.ts'

/** `<film-link>`: a link to a film, which a script plays in a dialog. Before a click, neither the film nor its player is loaded. */
class FilmLink extends HTMLElement {
  connectedCallback() {
    opensDialog(this, async parts => (await import('./film-dialog.ts')).openFilm(parts))
  }
}

customElements.define('film-link', FilmLink)
