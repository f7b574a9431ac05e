import ingredients from '#texts/names/ingredients.json' with { type: 'json' }

const BINOMIAL = /\p{Lu}\p{Ll}+ \p{Ll}+(?: subsp\. \p{Ll}+)?/gu

/** The Latin names of the organisms that are ingredients, or of which one is made. */
const organisms = Object.keys(ingredients).flatMap(name => name.match(BINOMIAL) ?? [])
const ORGANISM = new RegExp(`(${organisms.map(RegExp.escape).join('|')})`)

/** A text in pieces; every second one is the Latin name of an organism. */
export function splitOrganisms(text: string): string[] {
  return text.split(ORGANISM)
}
