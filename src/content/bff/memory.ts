/** Letters that are held at once. `grow` answers whether all shares together still have at most so many. */
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
