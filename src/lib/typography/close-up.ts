const gap = /(?<=[，。；：！？、]) +(?![ |])/g

/**
 * A stop of Chinese brings its own space: one more, as it stands between two sentences elsewhere, would be a hole. The
 * line before the brand in a title keeps its own.
 */
export function closeUp(text: string): string {
  return text.replace(gap, '')
}

const withoutSpaces = /^(zh|ja)\b/

/** What stands between two sentences of a language. */
export function sentenceGap({ locale }: { locale: string }): '' | ' ' {
  return withoutSpaces.test(locale) ? '' : ' '
}
