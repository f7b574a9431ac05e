import { qrCode } from './art/brand/qr-code.ts'
import { drawing, type Picture } from './drawing.ts'

/** An address for the camera of a telephone. */
export function qrCodeOf(address: string): Picture {
  return drawing(`qr-${address}`, { width: 96, height: 96 }, () => qrCode(address))
}
