import { mapElements, type RichElement, type RichText } from '#lib/rich-nodes.ts'

/**
 * Replaces the addresses of a rich text. A link without an address becomes plain text; a picture without one is
 * removed.
 */
export function replaceTextAddresses(
  nodes: RichText,
  replace: (address: string, kind: 'textLink' | 'picture') => string | undefined
): RichText {
  return mapElements(nodes, element => {
    const { href, src } = element.attributes
    if (href !== undefined) return withAddress(element, 'href', replace(href, 'textLink'))
    if (src !== undefined) return withAddress(element, 'src', replace(src, 'picture'))
    return element
  })
}

function withAddress(
  element: RichElement,
  name: 'href' | 'src',
  address: string | undefined
): RichText {
  if (address === undefined) return element.children
  return [{ ...element, attributes: { ...element.attributes, [name]: address } }]
}
