import { qrCode } from '#lib/qr-code.ts'
import { printAddress } from './print-address.ts'

/** On paper, the head has this address, as text and as a QR code. */
export function printCode(address: string): void {
  printAddress(address)
  const head = document.querySelector('.print-head')
  if (!head) return
  const image = head.querySelector('img') ?? document.createElement('img')
  image.alt = ''
  image.src = `data:image/svg+xml,${encodeURIComponent(qrCode(address))}`
  head.append(image)
}

/** The page again shows what has no code. */
export function removeCode(): void {
  document.querySelector('.print-head img')?.remove()
}
