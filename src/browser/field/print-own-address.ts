import { printAddress } from '#browser/base/print-address.ts'

/**
 * On paper, the head of the page and the foot of the card have this address, which opens the calculation or the plan
 * again; so does the code of a page that has one.
 */
export function printOwnAddress(part: Element, address: string): void {
  printAddress(address)
  part.closest('article')?.querySelector('.source bdi')?.replaceChildren(address)
  if (document.querySelector('.print-head img'))
    import('#browser/base/print-code.ts').then(({ printCode }) => printCode(address), console.error)
}
