import { session } from '#browser/base/storage.ts'

/** The answer of the geolocation service, for a session: it is asked once. */
const COUNTRY = 'geoCountry'
/** `true` when the service failed or named a country without a site. */
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
