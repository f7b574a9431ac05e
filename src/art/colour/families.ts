/** The nine product families by id: the colour of their solid ground, and of lettering on it. */
export const familyColours = {
  2001: { ground: '#e5b80b', lettering: '#10211a' },
  2002: { ground: '#2b5fb5', lettering: '#ffffff' },
  2003: { ground: '#a3224c', lettering: '#ffffff' },
  2004: { ground: '#8a4a28', lettering: '#ffffff' },
  2005: { ground: '#6a4c9c', lettering: '#ffffff' },
  2006: { ground: '#5f6b1e', lettering: '#ffffff' },
  2007: { ground: '#15724a', lettering: '#ffffff' },
  2008: { ground: '#a6c436', lettering: '#10211a' },
  2099: { ground: '#4a5961', lettering: '#ffffff' }
} as const

export type FamilyId = keyof typeof familyColours

export const familyIds = Object.keys(familyColours).map(Number) as FamilyId[]

/** The id itself, or 2099, "other", for a family that has no colour of its own. */
export function familyOf(id: number): FamilyId {
  return id in familyColours ? (id as FamilyId) : 2099
}
