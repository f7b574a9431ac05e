/** A name before an address in angle brackets, as mail programs copy it. Of several addresses none is chosen. */
const NAMED = /^[^<>]*<([^<>@]+@[^<>]+)>[\s,;.]*$/

/** The address of e-mail in a text that was copied: without a name, the scheme of a link or the end of a sentence. */
export function plainAddress(text: string): string {
  const [, inBrackets = text] = NAMED.exec(text) ?? []
  const address = inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[\s,;.]+$/, '')
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : text
}
