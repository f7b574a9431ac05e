import { local } from '#browser/base/storage.ts'

/** Whether the Brazilian notice was accepted, once in a browser. */
export const CONSENT_KEY = 'consentAccepted'

export function isConsentAccepted(): boolean {
  return local.read(CONSENT_KEY) === 'true'
}

/** Whether an acceptance would outlive the page. */
export function canKeepConsent(): boolean {
  const isKept = local.write(CONSENT_KEY, 'false')
  local.remove(CONSENT_KEY)
  return isKept
}

export function acceptConsent(): void {
  local.write(CONSENT_KEY, 'true')
}
