/** A film behind the home headline: it runs only where nobody asked for less data or less motion, and can be paused. */
class HeroFilm extends HTMLElement {
  connectedCallback() {
    const film = this.querySelector('video')
    const button = this.querySelector('button')
    if (!film || !button || wantsLess()) return
    button.hidden = false
    button.addEventListener('click', () => {
      if (film.paused) void film.play()
      else film.pause()
    })
    const show = () => {
      button.ariaPressed = String(!film.paused)
    }
    film.addEventListener('play', show)
    film.addEventListener('pause', show)
    // A browser may refuse to start a film; the button then starts it.
    film.play().catch(show)
  }
}

function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const media = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  return connection?.saveData === true || matchMedia(media).matches
}

customElements.define('hero-film', HeroFilm)
