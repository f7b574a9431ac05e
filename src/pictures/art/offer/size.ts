/** A drawing of what a made-to-order product consists of. Its subject stays in the middle, because tiles crop the sides. */
export const OFFER = { width: 640, height: 360 }
