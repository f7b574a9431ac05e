import { type Page, test as base } from '@playwright/test'
import { readSettings } from '#config/settings.ts'

const { bffPort } = readSettings(process.env)
/** The embedded BFF, which the configuration starts beside the site; pages send enquiries and requests to it. */
export const bffUrl = `http://127.0.0.1:${bffPort}`

type Options = {
  /** The errors that a test provokes on purpose: a service that is down, a broken record. */
  expectedComplaints: RegExp | undefined
  /** Hosts that pages of a test may request besides the site and the BFF. */
  allowedHosts: string[]
}

type Fixtures = Options & {
  /** What the console, the Content-Security-Policy or a request to a third party has complained about so far. */
  complaints: string[]
}

/**
 * A visitor with the headers that the host sends. A test with it fails on any error in the console, any report of the
 * Content-Security-Policy and any request to a third party, on every page that it opens.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  allowedHosts: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, expectedComplaints, allowedHosts }, use) => {
      const complaints: string[] = []
      const ownHosts = [baseURL ?? '', bffUrl].map(url => new URL(url).host)
      const hosts = new Set([...ownHosts, ...allowedHosts])
      // A report is an event of the page that names what was blocked; not every one of them reaches the console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event =>
          console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI}`)
        )
        // Firefox cancels the requests of a page that is being left, and logs errors about them that nobody reads.
        addEventListener('beforeunload', () => {
          console.error = () => undefined
          addEventListener('unhandledrejection', event => event.preventDefault())
        })
      })
      context.on('console', message => {
        if (message.type() !== 'error') return
        complaints.push(`console: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', error => {
        const { message } = error.error()
        if (!BY_BROWSER.test(message)) complaints.push(`thrown: ${message}`)
      })
      context.on('request', request => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && !hosts.has(host))
          complaints.push(`third party: ${request.url()}`)
      })
      await use(complaints)
      const unexpected = complaints.filter(
        complaint => expectedComplaints?.test(complaint) !== true
      )
      base.expect(unexpected, 'what the visit complained about').toEqual([])
    },
    { auto: true }
  ]
})

/**
 * Messages of a browser about its own work: a transition between pages that it skipped, on a slow machine, in a hidden
 * tab or without motion; in Firefox a font (status: NS_BINDING_ABORTED) that it no longer loads, because the page is
 * being left.
 */
const BY_BROWSER =
  /^Transition was (skipped$|aborted because of invalid state\. ViewTransition opt-in disabled$)|^download failed .* status=2152398850 /

/**
 * For files whose tests can share a browser context, with cleared storage: `test.use(keptContext)`. A new one starts a
 * process and loads every file again. Not for tests that block storage, requests or scripts, or keep pages.
 */
export const keptContext = { reuseContext: true }

/** The Brazilian notice has its own tests. */
export async function acceptNotice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/br/')) localStorage.setItem('consentAccepted', 'true')
  })
}

export { expect } from '@playwright/test'
