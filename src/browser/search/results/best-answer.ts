import { requireElement } from '#lib/require-element.ts'
import type { Result } from '#browser/search/answer/answer.ts'
import { boundTitle, type IsLatin, markedLine, markedReason } from './marked.ts'

/** The best answer on a plate of its own, in the colour and on the land of its family. */
export function showBest(plate: HTMLElement, best: Result | undefined, isLatin: IsLatin) {
  plate.hidden = best === undefined
  if (!best) return
  const { title, path, kind, family = '' } = best
  const link = requireElement(plate, 'h2 a')
  link.setAttribute('href', path)
  link.textContent = boundTitle(title)
  requireElement(plate, '.line').replaceChildren(...markedLine(best))
  requireElement(plate, '.why bdi').replaceChildren(...markedReason(best, isLatin))
  for (const part of plate.querySelectorAll<HTMLElement>('[data-of]'))
    part.hidden = part.dataset.of !== kind
  plate.toggleAttribute('data-family', family !== '')
  if (family !== '') plate.dataset.family = family
  showLand(plate, family)
}

function showLand(plate: HTMLElement, family: string) {
  const lands = JSON.parse(plate.dataset.lands ?? '{}') as Record<string, string>
  const src = (Object.hasOwn(lands, family) ? lands[family] : lands['']) ?? ''
  const shown = plate.querySelector('img')
  if (shown?.getAttribute('src') === src) return
  const image = new Image(800, 520)
  image.alt = ''
  image.src = src
  shown?.remove()
  plate.prepend(image)
}
