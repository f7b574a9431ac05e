import type { CountriesFile } from './countries.ts'
import type { Answer } from '#browser/search/answer/answer.ts'
import { fetchFile } from '#browser/search/engine/start-engine.ts'

type Ask<Answered extends Answer> = (query: string) => Answered
/** Makes what answers queries also answer those that name a country. */
export type WithCountries = <Answered extends Answer>(ask: Ask<Answered>) => Ask<Answered>

/** Opens the names of countries of the selector's file. Without them, queries are answered as they are. */
export async function openCountries(url: string): Promise<WithCountries> {
  try {
    const [{ openCountryNames, withCountries }, file] = await Promise.all([
      import('./countries.ts'),
      fetchFile(url) as Promise<CountriesFile>
    ])
    const find = await openCountryNames(file)
    return ask => withCountries(ask, file, find)
  } catch (error) {
    console.warn('The names of countries did not arrive.', error)
    return ask => ask
  }
}
