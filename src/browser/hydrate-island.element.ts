import { ReachElement } from './base/interaction.ts'

/** `<reach-island>`: markup that the build drew and React takes over. */
class ReachIsland extends ReachElement {
  protected readonly reaches = ['pointerenter', 'focusin', 'touchstart', 'pointerdown']
  protected readonly held = ['click', 'submit', 'change']

  protected async arrive() {
    const { hydrate } = await import('./hydrate.tsx')
    await hydrate(this)
  }
}

customElements.define('reach-island', ReachIsland)
