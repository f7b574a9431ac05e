import words from '#texts/names/words.json' with { type: 'json' }

type ToxicologicalClass = { id: string; description: string }

/** The codes of classes as schemes write them; those of the WHO begin with `Ia` and end with `U`, unlikely to be a hazard. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  1: ['1', 'I'],
  2: ['2', 'II'],
  3: ['3', 'III'],
  4: ['4', 'IV'],
  5: ['5', 'V'],
  Ia: ['1a', 'Ia'],
  Ib: ['1b', 'Ib'],
  U: ['U']
}
const CODE = /(?<![\p{L}\p{N}])(?:[1-5]|[1I][ab]|I{1,3}|IV|V|U)(?![\p{L}\p{N}])/iu

/**
 * The English word for each toxicological class, and its names in every language: `categoria 3`, `class III`. One word
 * with its number, so that no other number of a product is taken for that of its class.
 */
export const toxicityClasses: Record<string, string> = Object.fromEntries(
  Object.entries(CODES).map(([code, written]) => {
    const names = words.toxicity
      .split('|')
      .flatMap(name => written.flatMap(code => [`${name} ${code}`, `${code} ${name}`]))
    return [wordOf(code), names.join('|')]
  })
)

/** The English word for the classes of little toxicity, which people name without a number. */
const LOW_TOXICITY = 'low toxicity'
/** WHO III is "slightly hazardous", China's L and S are "low" and "slight"; in schemes of five numbers, 3 is moderate. */
const LOW_IDS = /^(?:who-iii|cn-[ls])$/
const LOW_CODES = ['4', '5', 'U']

toxicityClasses[LOW_TOXICITY] = words.lowToxicity

/** The words for a class: its own, and that for little toxicity. */
export function toxicityWords(toxicologicalClass: ToxicologicalClass): string[] {
  const word = toxicityWord(toxicologicalClass)
  const isLow = LOW_IDS.test(toxicologicalClass.id) || LOW_CODES.some(code => word === wordOf(code))
  return [...(word === undefined ? [] : [word]), ...(isLow ? [LOW_TOXICITY] : [])]
}

/** The word for a class, which has its code in its name (`Categoria 3`) or else in its id (`who-ii`). */
export function toxicityWord({ id, description }: ToxicologicalClass): string | undefined {
  const [typed = ''] = CODE.exec(description) ?? CODE.exec(id) ?? []
  const isTyped = (code: string) => code.toLowerCase() === typed.toLowerCase()
  const [code] = Object.entries(CODES).find(([, written]) => written.some(isTyped)) ?? []
  return code && wordOf(code)
}

function wordOf(code: string): string {
  return `class${code}`
}
