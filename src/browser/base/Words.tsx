type Props = { of: { text: string; lang?: string } }

/** A text, marked with its language where that is not the page's. */
export function Words({ of: { text, lang } }: Props) {
  return lang ? <span lang={lang}>{text}</span> : text
}
