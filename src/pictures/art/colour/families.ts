import { INK, PAPER } from '#lib/colours.ts'

/** The nine product families by id: their background colour, and the colour of text on it. */
export const familyColours = {
  2001: { ground: '#e5b80b', lettering: INK },
  2002: { ground: '#2b5fb5', lettering: PAPER },
  2003: { ground: '#a3224c', lettering: PAPER },
  2004: { ground: '#8a4a28', lettering: PAPER },
  2005: { ground: '#6a4c9c', lettering: PAPER },
  2006: { ground: '#5f6b1e', lettering: PAPER },
  2007: { ground: '#15724a', lettering: PAPER },
  2008: { ground: '#a6c436', lettering: INK },
  2099: { ground: '#4a5961', lettering: PAPER }
} as const

export type FamilyId = keyof typeof familyColours

export const familyIds = Object.keys(familyColours).map(Number) as FamilyId[]

/** The id itself, or 2099, "other", for a family that has no colour of its own. */
export function familyOf(id: number): FamilyId {
  return id in familyColours ? (id as FamilyId) : 2099
}
