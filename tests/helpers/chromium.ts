import { findBrowser } from '#scripts/setup/find-browser.mjs'

/** How tests start a browser. */
export const chromiumOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a graphics card, a process of its own for graphics takes an eighth of the time of a page.
    '--in-process-gpu',
    '--disable-quic',
    '--disable-background-networking'
  ]
}
