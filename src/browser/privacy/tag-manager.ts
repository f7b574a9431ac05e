import { type Measurement, readMeasurement } from './measurement.ts'

declare global {
  // The queue of the tag manager; it may already exist.
  var dataLayer: unknown[] | undefined
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied'
}

/** Loads a container that may measure nothing without consent, and tells it of pages and forms. */
export function startTagManager(container: string): void {
  command('consent', 'default', DENIED)
  if (readMeasurement() === 'granted') updateConsent('granted')
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const src = `https://www.googletagmanager.com/gtm.js?id=${container}`
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  pageView()

  document.addEventListener('form-submitted', formSubmitted)
  // Back and forward can show a cached page: no script runs again, and the choice may have changed.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    updateConsent(readMeasurement())
    pageView()
  })
  // The choice was made in another tab; a null key means that everything was cleared.
  addEventListener('storage', () => updateConsent(readMeasurement()))
}

/** Advertising stays denied: nobody is asked about it. */
export function updateConsent(measurement: Measurement): void {
  command('consent', 'update', { analytics_storage: measurement })
}

function pageView(): void {
  push({ event: 'page_view', page_path: location.pathname, page_title: document.title })
}

/** The form and the time only. Whatever else the event contains, nothing that a visitor wrote is passed on. */
function formSubmitted(event: Event): void {
  const { formName, timestamp } = (
    event as CustomEvent<{ formName: string; timestamp: string | number }>
  ).detail
  push({ event: 'form-submitted', formName, timestamp })
}

function push(entry: unknown): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(entry)
}

const command: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- The tag manager knows a command by this; it takes an array for data.
  push(arguments)
}
