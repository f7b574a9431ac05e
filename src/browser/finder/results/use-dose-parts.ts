export function linkTo(address: string, value: readonly Node[]): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.append(copyOf(value))
  return link
}

export function copyOf(value: readonly Node[]): DocumentFragment {
  const copy = document.createDocumentFragment()
  copy.append(...value.map(node => document.importNode(node, true)))
  return copy
}

export function partOf(tag: string, ...content: (string | Node)[]): HTMLElement {
  const part = document.createElement(tag)
  part.dataset.useDose = ''
  part.append(...content)
  return part
}
