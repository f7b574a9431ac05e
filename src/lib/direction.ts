/** The direction of a text that may begin with a code in Latin letters: one Arabic or Hebrew letter decides. */
export function directionOf({ text }: { text: string }): 'rtl' | 'auto' {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'auto'
}
