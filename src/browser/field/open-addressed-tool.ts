import { toolOfEntries } from '#browser/base/entries-of-tools.ts'
import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/** Opens a tool that the address names by its place on the page, or by what is entered in it, and brings it into view. */
export function openAddressed(): void {
  const target = document.querySelector(':target')
  const linked = target?.closest<HTMLDetailsElement>('.field-tools > [data-tool]')
  const tools =
    linked?.closest<HydrateOnInteraction>('.field-tools') ??
    target?.querySelector<HydrateOnInteraction>('.field-tools')
  const entered = toolOfEntries(location.search)
  if (!tools || !(linked ?? entered)) return
  const part =
    linked ?? tools.querySelector<HTMLDetailsElement>(`[data-tool=${entered ?? 'amounts'}]`)
  // Entries belong to the part of the page that has the tools.
  if (linked) history.replaceState(null, '', location.hash.replace(/-\w+$/, ''))
  // The tool is screens below the head of its part, and another one that opens above it moves it. A visitor who has done
  // anything meanwhile is left alone.
  let isLeftAlone = false
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (isLeftAlone = true), { once: true, passive: true })
  const show = () => isLeftAlone || part?.scrollIntoView()
  tools.addEventListener('toggle', show, { capture: true })
  // Browsers open it for the table in it, before or after this.
  if (linked) linked.open = true
  show()
  tools.start()
}
