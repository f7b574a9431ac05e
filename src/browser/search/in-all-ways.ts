/** All combinations of one word from each list. */
export function inAllWays(words: readonly string[][]): string[] {
  return words.reduce<string[]>(
    (begun, words) => begun.flatMap(begin => words.map(word => `${begin} ${word}`.trim())),
    ['']
  )
}
