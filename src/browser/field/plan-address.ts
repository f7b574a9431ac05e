/** A plan in the address of its card: `?first=4101&start=2026-11-23#crop-soybean`. */
export type PlanAddress = { first?: string; start?: string }

/** Whether the address names a plan for a card. */
export const isPlanOf = (card: string | undefined): boolean =>
  card !== undefined &&
  location.hash === `#${encodeURIComponent(card)}` &&
  new URLSearchParams(location.search).has('first')

export function readPlan(): PlanAddress {
  const parameters = new URLSearchParams(location.search)
  const start = parameters.get('start') ?? ''
  return {
    first: parameters.get('first') ?? undefined,
    start: /^\d{4}-\d\d-\d\d$/.test(start) ? start : undefined
  }
}

export function writePlan({ first = '', start = '' }: PlanAddress, card: string): void {
  const parameters = new URLSearchParams({ first, start })
  history.replaceState(null, '', `?${parameters.toString()}#${encodeURIComponent(card)}`)
}
