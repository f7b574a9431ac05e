import { local } from '#browser/base/storage.ts'

/** Whether the Brazilian notice was accepted: once in a browser, or for a page view where nothing can be stored. */
export const CONSENT_KEY = 'consentAccepted'

export function isConsentAccepted(): boolean {
  return local.read(CONSENT_KEY) === 'true'
}

export function acceptConsent(): void {
  local.write(CONSENT_KEY, 'true')
}
