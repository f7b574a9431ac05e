import { readableAddress } from '#lib/readable-address.ts'

/** Writes an address into the head that is only on paper, which has that of the page as it was built. */
export function printAddress(address: string): void {
  const place = document.querySelector('.print-head [data-address]')
  if (place) place.textContent = readableAddress(address)
}
