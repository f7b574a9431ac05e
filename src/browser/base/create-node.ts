/** An element as the build or a script describes it: tag, attributes, children. Text is never read as HTML. */
export type ElementSpec =
  string | readonly [tag: string, attributes: Record<string, string>, ...children: ElementSpec[]]

/** Makes the nodes that are described. */
export function createNode(spec: ElementSpec): Node | string {
  if (typeof spec === 'string') return spec
  const [tag, attributes, ...children] = spec
  const element = /^(svg|text)$/.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map(createNode))
  return element
}
