import type { Text } from '#forms/kit.ts'

/** A text, marked with its language where that is not the page's. */
export function Words({ of: { text, lang } }: { of: Text }) {
  return lang ? <span lang={lang}>{text}</span> : text
}
