/** An element as the build or a script describes it: tag, attributes, children. Text is never read as HTML. */
export type Drawn =
  string | readonly [tag: string, attributes: Record<string, string>, ...children: Drawn[]]

/** Makes the nodes that are described. */
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
