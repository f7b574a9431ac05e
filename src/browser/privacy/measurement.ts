import { local } from '#browser/base/storage.ts'

/** Whether a visitor allows measurement; denied until they agree. */
export type Measurement = 'granted' | 'denied'

const KEY = 'measurement'

export function readMeasurement(): Measurement {
  return local.read(KEY) === 'granted' ? 'granted' : 'denied'
}

/** Answers whether the choice outlives this page: a browser that stores nothing asks again on the next. */
export function writeMeasurement(measurement: Measurement): boolean {
  if (measurement === 'denied') forgetVisitor()
  return local.write(KEY, measurement)
}

/** The cookies by which Google Analytics recognises a visitor; it sets them for the widest possible domain. */
function forgetVisitor(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  const names = document.cookie.split('; ').map(cookie => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter(name => /^_ga(_|$)/.test(name)))
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** A browser setting can refuse all measurement; then there is nothing to choose. */
export function isMeasuringRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
