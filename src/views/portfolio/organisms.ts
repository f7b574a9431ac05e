import ingredients from '#texts/names/ingredients.json' with { type: 'json' }

const BINOMIAL = /\p{Lu}\p{Ll}+ \p{Ll}+/gu
/** A subspecies, which languages write with words of their own in between. */
const SUBSPECIES = '(?: subsp\\. [a-z\u00ad]+)?'

/** The Latin names of the organisms that are ingredients, or of which one is made. */
const organisms = Object.keys(ingredients).flatMap(name => name.match(BINOMIAL) ?? [])
/** The name as it is written, also with soft hyphens. */
const written = (name: string) => name.replace(/(?<=\p{L})(?=\p{L})/gu, '\u00ad?')
const ORGANISM = new RegExp(`((?:${organisms.map(written).join('|')})${SUBSPECIES})`)

/** A text in pieces; every second one is the Latin name of an organism. */
export function splitOrganisms(text: string): string[] {
  return text.split(ORGANISM)
}
