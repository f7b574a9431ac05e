import ingredients from '#texts/names/ingredients.json' with { type: 'json' }

const BINOMIAL = /\p{Lu}\p{Ll}+ \p{Ll}+/gu

const names = Object.keys(ingredients)

/** The Latin names of the organisms that are ingredients, or of which one is made. */
const organisms = names.flatMap(name => name.match(BINOMIAL) ?? [])
/** Of subspecies, after a rank, which is upright, or a word of a language: `subsp. kurstaki`, `подвид kurstaki`. */
const epithets = names.flatMap(name => /subsp\. (\p{Ll}+)/u.exec(name)?.[1] ?? [])
/** The name as it is written, also with soft hyphens. */
const written = (name: string) => name.replace(/(?<=\p{L})(?=\p{L})/gu, '\u00ad?')
const either = (names: string[]) => `(?:${names.map(written).join('|')})`
const ORGANISM = new RegExp(
  String.raw`(${either(organisms)}|(?<!\p{L})${either(epithets)}(?!\p{L}))`,
  'u'
)

/** A text in pieces; every second one is the Latin name of an organism. */
export function splitOrganisms(text: string): string[] {
  return text.split(ORGANISM)
}
