import type { Drawn } from './sheet.ts'

/** Makes the nodes that the build has described. */
export function make(drawn: Drawn): Node | string {
  if (typeof drawn === 'string') return drawn
  const [tag, attributes, ...children] = drawn
  const element = /^(svg|text)$/.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map(make))
  return element
}
