/** A film behind the home headline. It plays only without a preference for less data or motion, and can be paused. */
class HeroFilm extends HTMLElement {
  connectedCallback() {
    const film = this.querySelector('video')
    const button = this.querySelector('button')
    this.showFallback(film?.poster)
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
    // An event for each cut that is missing or not for this screen; after the last one there is
    // nothing to play.
    const end = ({ target }: Event) => {
      button.hidden ||= target === film || target === film.lastElementChild
    }
    film.addEventListener('error', end, { capture: true })
    // A browser may refuse to start a film; the button then starts it.
    film.play().catch(show)
  }

  /**
   * Shows the land behind a poster that does not load. A video fires no event for its poster, so an image loads it
   * again.
   */
  showFallback(poster: string | undefined) {
    const land = this.querySelector('template')
    if (!land) return
    const image = this.querySelector('img') ?? Object.assign(new Image(), { src: poster })
    image.decode().catch(() => {
      this.prepend(land.content)
    })
  }
}

function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const media = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  return connection?.saveData === true || matchMedia(media).matches
}

customElements.define('hero-film', HeroFilm)
