import { HydrateOnInteraction } from './base/hydrate-on-interaction.ts'

/** `<hydrate-on-interaction>`: a React component that the build rendered, hydrated on the first interaction. */
class IslandElement extends HydrateOnInteraction {
  protected readonly triggers = ['pointerenter', 'focusin', 'touchstart', 'pointerdown']
  protected readonly held = ['click', 'submit', 'change']

  protected load() {
    // The largest part is requested together with the code that names the other parts.
    if (this.dataset.props) void Promise.allSettled([import('./base/hydrate.tsx')])
    return import('./islands.ts').then(code => code.loadIsland(this))
  }
}

customElements.define('hydrate-on-interaction', IslandElement)
