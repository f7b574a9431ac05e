/** The number of letters in memory. `grow` adds letters; it answers `false` if the total would be above the limit. */
export function createMemory(most: number) {
  let all = 0
  return {
    share: () => {
      let own = 0
      return {
        grow: (letters: number): boolean => {
          own += letters
          all += letters
          return all <= most
        },
        free: (): void => {
          all -= own
          own = 0
        }
      }
    }
  }
}
