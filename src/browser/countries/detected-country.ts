import { session } from '#browser/base/storage.ts'

/** Where the geolocation service believes this visitor to be, for a session: it is asked once. */
const COUNTRY = 'geoCountry'
/** Set to `true` when the service failed or named a country without a site. */
const STOPPED = 'geoStopped'

export function likelyCountry(): string | undefined {
  return session.read(COUNTRY)
}

export function rememberLikelyCountry(country: string): void {
  session.write(COUNTRY, country)
}

export function stopLocating(): void {
  session.write(STOPPED, 'true')
}

export function wasLocated(): boolean {
  return likelyCountry() !== undefined || session.read(STOPPED) === 'true'
}
