type Attributes = Record<string, string | undefined>
type Child = Node | string | undefined

/** An element with its attributes and children; what is `undefined` is left out. Text is never read as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children)
}

export function makeSvg(tag: 'svg' | 'text', attributes: Attributes, ...children: Child[]) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

function fill<Made extends Element>(
  element: Made,
  attributes: Attributes,
  children: Child[]
): Made {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value)
  element.append(...children.filter(child => child !== undefined))
  return element
}
