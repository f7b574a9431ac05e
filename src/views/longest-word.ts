/** A heading holds words of so many Latin letters at its full size. */
const COMFORTABLE = 12
const CYRILLIC_WIDTH = 1.2
const steps = ['18', '22', '26', '30'] as const

/** The step (`data-longest`) by which a heading shrinks until its longest word fits a narrow screen. */
export function longestWord({ text }: { text: string }): (typeof steps)[number] | undefined {
  const longest = Math.max(...text.split(/[\s\p{Dash}\u00ad/]+/u).map(lettersOf))
  if (longest <= COMFORTABLE) return undefined
  return steps.find(step => longest <= Number(step)) ?? '30'
}

function lettersOf(word: string): number {
  // Written without spaces: the browser breaks inside.
  if (/\p{Script=Han}|\p{Script=Thai}/u.test(word)) return 0
  return /\p{Script=Cyrillic}/u.test(word) ? word.length * CYRILLIC_WIDTH : word.length
}
