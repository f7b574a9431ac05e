/** Growth stages from and to, as codes of the BBCH scale for all crops, and in the words of their text. */
export type Stages = { from: number; to: number; text: string }

/** A list of codes is no range: `BBCH 61, 71` names two times, and neither alone is what the label says. */
const RANGE = /BBCH\s*(\d{2})(?:\s*[–-]\s*(\d{2}))?(?!\d|\s*[–-]\s*\d|\s*[,，、]\s*\d)/gi

/** The growth stages that a text states in codes. Words are not interpreted. */
export function stagesIn(text: string): Stages[] {
  return [...text.matchAll(RANGE)].map(([text, from = '', to = from]) => ({
    from: Number(from),
    to: Number(to),
    text
  }))
}
