import { TAG_MANAGER_POLICY } from '#config/script-policies.ts'
import { type Measurement, readMeasurement } from './measurement.ts'

declare global {
  // The queue of the tag manager; it may already exist.
  var dataLayer: unknown[] | undefined
  /** Browsers without Trusted Types take the plain address. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string }
        ) => { createScriptURL: (address: string) => string }
      }
    | undefined
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied'
}

/** The container of this site, and the consent that was passed on; `undefined` before it is loaded. */
let container = ''
let passedOn: Measurement | undefined

/** Follows the visitor's choice on this page. Without consent nothing is loaded: nobody else learns of the visit. */
export function followConsent(id: string): void {
  container = id
  applyConsent(readMeasurement())
  document.addEventListener('form-submitted', formSubmitted)
  // Back and forward can show a cached page: no script runs again, and the choice may have changed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !applyConsent(readMeasurement())) pageView()
  })
  // The choice was made in another tab; a null key means that everything was cleared.
  addEventListener('storage', () => applyConsent(readMeasurement()))
}

/**
 * Loads the tag manager with the first consent. After a withdrawal it gets no more events, and the next page does
 * not load it. Returns whether the choice differs from the one before.
 */
export function applyConsent(measurement: Measurement): boolean {
  if (measurement === (passedOn ?? 'denied')) return false
  const isFirst = passedOn === undefined
  passedOn = measurement
  // Advertising stays denied: nobody is asked about it.
  if (isFirst) command('consent', 'default', DENIED)
  command('consent', 'update', { analytics_storage: measurement })
  if (isFirst) load()
  pageView()
  return true
}

function load(): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const rules = { createScriptURL: (address: string) => address }
  const policy = globalThis.trustedTypes?.createPolicy(TAG_MANAGER_POLICY, rules) ?? rules
  const id = encodeURIComponent(container)
  const src = policy.createScriptURL(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

function pageView(): void {
  record({ event: 'page_view', page_path: location.pathname, page_title: document.title })
}

/** The form and the time only. Whatever else the event contains, nothing that a visitor wrote is passed on. */
function formSubmitted(event: Event): void {
  const { formName, timestamp } = (
    event as CustomEvent<{ formName: string; timestamp: string | number }>
  ).detail
  record({ event: 'form-submitted', formName, timestamp })
}

/** Tells what happened, while the visitor agrees. */
function record(entry: unknown): void {
  if (passedOn === 'granted') push(entry)
}

function push(entry: unknown): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(entry)
}

const command: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- The tag manager knows a command by this; it takes an array for data.
  push(arguments)
}
