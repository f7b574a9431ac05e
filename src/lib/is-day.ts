/** Whether a text is a day that exists, as ISO 8601 writes it: `2027-03-26`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether a text is a day of this century: `0026-11-23` is none, but a year that is being typed. */
export const isOfThisCentury = (text: string): boolean => text.startsWith('20') && isDay(text)
