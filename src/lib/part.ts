/** An element that the markup of the page must contain. */
export function partOf(root: ParentNode, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`The page has no ${selector}.`)
  return part
}
