import { keep, recall } from './storage.ts'

/** Where the geolocation service believes this visitor to be, for a session: it is asked once. */
const COUNTRY = 'geoCountry'
/** Set to `true` when the service failed or named a country without a site. */
const STOPPED = 'geoStopped'

export function likelyCountry(): string | undefined {
  return recall(COUNTRY, 'session')
}

export function rememberLikelyCountry(country: string): void {
  keep(COUNTRY, country, 'session')
}

export function stopLocating(): void {
  keep(STOPPED, 'true', 'session')
}

export function wasLocated(): boolean {
  return likelyCountry() !== undefined || recall(STOPPED, 'session') === 'true'
}
