import type { LocalizedText } from '#lib/localized-text.ts'

type Props = { of: LocalizedText }

/** A text, marked with its language where that is not the page's. */
export function Words({ of: { text, lang } }: Props) {
  return lang ? <span lang={lang}>{text}</span> : text
}
