/** How many letters of the display font a character of a script is as wide as. */
const WIDTHS: readonly [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/\p{Script=Han}/u, 3],
  [/\p{Script=Thai}/u, 1.6],
  [/\p{Script=Cyrillic}/u, 1.3]
]

/** The length of a title in Latin letters, from which a page decides whether it needs a smaller size. */
export function titleLength(title: string): number {
  return Array.from(title).reduce((length, character) => length + widthOf(character), 0)
}

const widthOf = (character: string) => WIDTHS.find(([script]) => script.test(character))?.[1] ?? 1
