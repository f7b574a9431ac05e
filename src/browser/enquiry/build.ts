import type { Text } from './form-config.ts'

/** A text as a node, with its language where that is not the page's. */
export function words({ text, lang }: Text): Node {
  if (!lang) return document.createTextNode(text)
  const span = document.createElement('span')
  span.lang = lang
  span.textContent = text
  return span
}

/** An element with a class and what is in it. */
export function build<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}

export function buildButton(label: Text, onClick: () => void): HTMLButtonElement {
  const button = build('button', 'button', words(label))
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}
