import words from '#texts/names/words.json' with { type: 'json' }

type ToxicologicalClass = { id: string; description: string }

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
const CODE = /(?<![\p{L}\p{N}])(?:[1-5]|I{1,3}|IV|V)(?![\p{L}\p{N}])/iu

/**
 * The English word for each toxicological class, and its names in every language: `categoria 3`, `class III`. One word
 * with its number, so that no other number of a product is taken for that of its class.
 */
export const toxicityClasses: Record<string, string> = Object.fromEntries(
  ROMAN.flatMap((roman, code) => {
    const names = words.toxicity
      .split('|')
      .flatMap(name => [`${name} ${code}`, `${name} ${roman}`, `${code} ${name}`])
    return code === 0 ? [] : [[wordOf(code), names.join('|')]]
  })
)

/** The word for a class, which has its number in its name (`Categoria 3`) or else in its id (`who-ii`). */
export function toxicityWord({ id, description }: ToxicologicalClass): string | undefined {
  const [code] = CODE.exec(description) ?? CODE.exec(id) ?? []
  if (code === undefined) return undefined
  return wordOf(Number(code) || ROMAN.indexOf(code.toUpperCase()))
}

function wordOf(code: number): string {
  return `class${code}`
}
