/** The units of products as the languages write them. */
export const measures = {
  L: '[Ll]|л|升|公升|لتر|ลิตร',
  mL: 'm[Ll]|мл|毫升|مل|มล\\.?',
  kg: 'kg|кг|千克|公斤|كغ|كجم|กก\\.?',
  g: 'g|г|克|غ|غم|กรัม'
} as const

/** A text that is one of these words and nothing else, so that nothing is guessed. */
export const wholeWord = (words: string) => new RegExp(`^(?:${words})$`, 'u')
