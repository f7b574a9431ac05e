import { addressesIn, type Piece } from './addresses-in.ts'
import type { Box, BoxAction } from './box.ts'
import type { Form } from './form.ts'
import { build, buildButton, words } from './build.ts'

type Place = { form: Form; element: HTMLFormElement }

/** Draws what a form says as a whole; whether there is anything to say. An unchanged box is left alone: it may have the focus. */
export function drawBox(place: HTMLElement, box: Box | undefined, within: Place): boolean {
  const version = JSON.stringify(box ?? '')
  if (place.dataset.version === version) return box !== undefined
  place.dataset.version = version
  place.replaceChildren(...(box ? contentOf(box, within) : []))
  place.dataset.tone = box?.tone ?? ''
  place.tabIndex = -1
  place.role = box ? (box.tone === 'error' ? 'alert' : 'status') : null
  return box !== undefined
}

function contentOf({ title, text, links, actions }: Box, within: Place): Node[] {
  return [
    build('h3', '', words(title)),
    ...(text ? [build('p', '', ...addressesIn(text).map(wordsOrAddress))] : []),
    ...(links.length > 0 ? [build('ul', '', ...links.map(link => linkTo(link, within)))] : []),
    ...(actions.length > 0
      ? [build('div', 'actions', ...actions.map(action => buttonOf(action, within)))]
      : [])
  ]
}

function wordsOrAddress(piece: Piece): Node {
  if (!piece.isAddress) return words(piece)
  const link = build('a', '', words(piece))
  link.href = `mailto:${piece.text}`
  return link
}

function linkTo({ field, message }: Box['links'][number], { element }: Place): HTMLElement {
  const control = element.elements.namedItem(field) as HTMLElement | null
  const link = build('a', '', words(message))
  link.href = `#${control?.id ?? ''}`
  link.addEventListener('click', event => {
    event.preventDefault()
    control?.focus()
  })
  return build('li', '', link)
}

function buttonOf({ does, words: label }: BoxAction, { form, element }: Place): HTMLElement {
  const button = buildButton(label, () => {
    void form[does]()
    // The button goes with its box: who stays at the keyboard goes on with the form.
    if (does === 'takeBack' || does === 'clear') firstField(element)?.focus()
  })
  if (does === 'takeBack' || does === 'clear') button.dataset.look = 'line'
  else button.classList.add('furrow')
  return button
}

function firstField(element: HTMLFormElement): HTMLElement | null {
  return element.querySelector('input:not([type=hidden]), textarea')
}
