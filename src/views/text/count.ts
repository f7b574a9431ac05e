/** A year of this century or the last, or of the Buddhist era, as Thai texts have it: `2015`, `2558`. */
const YEAR = /^(?:19|20|24|25)\d\d$/

/**
 * The number in a figure of the content: `7,000+` and `55` have one; a year (`2015`) and a span (`45–95`) have none.
 */
export function countOf(value: string): number | undefined {
  const [, digits, plus] = /^(\d{1,3}(?:[.,\s'’]?\d{3})*)(\+?)$/u.exec(value.trim()) ?? []
  if (digits === undefined) return undefined
  return plus === '' && YEAR.test(digits) ? undefined : Number(digits.replace(/\D/g, ''))
}

/** The two ends of a span: `45–95`. */
export function spanOf(value: string): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d+)\s*[\p{Dash}～]\s*(\d+)$/u.exec(value.trim()) ?? []
  return from && to ? { from: Number(from), to: Number(to) } : undefined
}
