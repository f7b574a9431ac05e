import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/** What is entered in a tool: `first` in the plan, all others in the calculator. Saved pages have the same list. */
const ENTRY = /[?&](first|day|area|seed|plants|surface)=/

/** Opens a tool that the address names by its place on the page, or by what is entered in it, and brings it into view. */
export function openAddressed(): void {
  const target = document.querySelector(':target')
  const linked = target?.closest<HTMLDetailsElement>('.field-tools > [data-tool]')
  const tools =
    linked?.closest<HydrateOnInteraction>('.field-tools') ??
    target?.querySelector<HydrateOnInteraction>('.field-tools')
  const [, entry] = ENTRY.exec(location.search) ?? []
  if (!tools || !(linked ?? entry)) return
  const entered = entry === 'first' ? 'plan' : 'amounts'
  const part = linked ?? tools.querySelector<HTMLDetailsElement>(`[data-tool=${entered}]`)
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
