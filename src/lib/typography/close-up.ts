const gap = /(?<=[，。；：！？、]) +(?![ |])/g

/**
 * Removes the space after Chinese punctuation, which brings its own. The line before the brand in a title keeps its
 * space.
 */
export function closeUp(text: string): string {
  return text.replace(gap, '')
}

const withoutSpaces = /^(zh|ja)\b/

/** The gap between two sentences of a language. */
export function sentenceGap({ locale }: { locale: string }): '' | ' ' {
  return withoutSpaces.test(locale) ? '' : ' '
}
