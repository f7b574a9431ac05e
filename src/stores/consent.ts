import { keep, recall } from './storage.ts'

/** Whether the Brazilian notice was accepted: once in a browser, or for a page view where nothing can be stored. */
export const CONSENT_KEY = 'consentAccepted'

export function isConsentAccepted(): boolean {
  return recall(CONSENT_KEY) === 'true'
}

export function acceptConsent(): void {
  keep(CONSENT_KEY, 'true')
}
