const leftward =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A text that holds what runs against its line keeps to itself, so that neither turns the other round. */
export function isolate(text: string, line: 'ltr' | 'rtl'): string {
  return runsAgainst(line, text) ? `\u2068${text}\u2069` : text
}

function runsAgainst(line: 'ltr' | 'rtl', text: string): boolean {
  if (line === 'ltr') return leftward.test(text)
  return Array.from(text).some(letter => /[\p{L}\p{N}]/u.test(letter) && !leftward.test(letter))
}
