import { hashedFile } from '#assets/hashed-file.ts'
import { PICTURE_SIDES, type PictureMark } from '#lib/mark.ts'
import type { Picture } from './drawing.ts'

/** A brand's mark as the picture that pages show beside its name. */
export function markPicture({ small }: PictureMark): Picture {
  const side = PICTURE_SIDES.small
  const src = hashedFile('brand-mark', 'png', Buffer.from(small, 'base64'))
  return { src, width: side, height: side }
}
