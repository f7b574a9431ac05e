/** A visitor's own choice, as cookies for a year. Nothing else writes them. */
type Choice = 'lang' | 'isoCountry'

const ONE_YEAR_S = 31_536_000

export function rememberChoice(choice: Choice, value: string): void {
  document.cookie = `${choice}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`
}

export function chosen(choice: Choice): string | undefined {
  const cookie = document.cookie.split('; ').find(cookie => cookie.startsWith(`${choice}=`))
  return cookie?.slice(choice.length + 1)
}
