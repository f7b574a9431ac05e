/** A film behind the home headline: it runs only where nobody asked for less data or less motion, and can be paused. */
class HeroFilm extends HTMLElement {
  connectedCallback() {
    const film = this.querySelector('video')
    const button = this.querySelector('button')
    this.standIn(film?.poster)
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
    // Each cut that is missing or not for this screen says so; after the last one there is nothing to play.
    const end = ({ target }: Event) => {
      button.hidden ||= target === film || target === film.lastElementChild
    }
    film.addEventListener('error', end, { capture: true })
    // A browser may refuse to start a film; the button then starts it.
    film.play().catch(show)
  }

  /** Puts the land behind a poster that does not load. Of its own poster a film does not say so: an image asks again. */
  standIn(poster: string | undefined) {
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
