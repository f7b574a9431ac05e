import { local } from '#browser/base/storage.ts'

/** Whether a visitor lets visits be measured; no until they say yes. */
export type Measurement = 'granted' | 'denied'

const KEY = 'measurement'

export function readMeasurement(): Measurement {
  return local.read(KEY) === 'granted' ? 'granted' : 'denied'
}

/** Says whether the choice outlives this page: a browser that keeps nothing asks again on the next. */
export function writeMeasurement(measurement: Measurement): boolean {
  if (measurement === 'denied') forgetVisitor()
  return local.write(KEY, measurement)
}

/** The cookies by which Google Analytics knows a visitor again; it sets them for the widest domain that it can. */
function forgetVisitor(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  const names = document.cookie.split('; ').map(cookie => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter(name => /^_ga(_|$)/.test(name)))
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** A browser can say for its owner that nobody is to be measured: then there is nothing left to choose. */
export function isMeasuringRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
