import { qrCode } from '#lib/qr-code.ts'
import { drawing, type Picture } from './drawing.ts'

/** An address as a QR code. */
export function qrCodeOf(address: string): Picture {
  return drawing(`qr-${address}`, { width: 96, height: 96 }, () => qrCode(address))
}
