/** The gap between two sentences, but not one after an abbreviation of one letter or within a name. */
const GAP = /(?<=\p{L}{2}[.!?؟]) (?=[\p{Lu}\p{Lo}])/u

/** The sentences of a title: each begins on a line of its own where it does not fit on the one before. */
export const sentencesOf = (title: string): string[] => title.split(GAP)
