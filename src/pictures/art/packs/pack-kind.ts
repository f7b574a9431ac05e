export const packKinds = ['bottle', 'can', 'bag', 'box', 'sachet'] as const

export type PackKind = (typeof packKinds)[number]

/** International formulation codes by the pack they are usually sold in; all other codes are liquids in a bottle. */
const codes: Record<Exclude<PackKind, 'bottle'>, readonly string[]> = {
  can: ['SL', 'FS', 'LS', 'UL', 'ULV', 'OL'],
  bag: ['WP', 'WG', 'WDG', 'DF', 'GR', 'G', 'DP', 'DS', 'WS', 'CG'],
  box: ['TB', 'WT', 'ST', 'RB', 'BB', 'PR', 'VP', 'AE'],
  sachet: ['SP', 'SG', 'WSB', 'SB']
}

export function packKindOf(formulation: string): PackKind {
  const code = formulation.trim().toUpperCase()
  const kinds = ['can', 'bag', 'box', 'sachet'] as const
  return kinds.find(kind => codes[kind].includes(code)) ?? 'bottle'
}
