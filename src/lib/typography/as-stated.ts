/**
 * What a text states, however it is typeset: another dash, an invisible character, or the space of a number and its
 * unit, is no difference. For comparisons alone.
 */
export function asStated(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\d) (?=\D)/gu, '')
}
