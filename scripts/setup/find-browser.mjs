// Where the tests find a browser. Plain JavaScript, because setup.mjs needs it before anything is
// installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// Headless Chromium without the parts that draw its windows comes first: it takes a third less time
// for a page.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

/**
 * The browser named by CHROMIUM_PATH, otherwise the machine's Chromium or Chrome, otherwise Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(
      `CHROMIUM_PATH names ${named}, which is no browser that starts: correct it, or unset it.`
    )
  }
  return usualPlaces.find(starts) ?? findPlaywrightsOwn()
}

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox'
]

/**
 * The machine's Firefox, for the journeys in a second engine.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firefoxPlaces.find(starts)
}

/**
 * The WebKit that WEBKIT_PATH names, otherwise Playwright's own. No other can be driven: Debian's has another protocol.
 * @returns {string | undefined}
 */
export function findWebkit() {
  const named = process.env.WEBKIT_PATH
  if (named && !existsSync(named))
    throw new Error(`WEBKIT_PATH names ${named}, which does not exist: correct it, or unset it.`)
  if (named) return named
  const own = playwrightsPathOf('webkit')
  return own && existsSync(own) ? own : undefined
}

// Ubuntu has a chromium-browser that only suggests a snap, and Playwright's own may lack libraries:
// existing is not enough.
function starts(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows answers --version by opening a window.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function findPlaywrightsOwn() {
  const path = playwrightsPathOf('chromium')
  return path && starts(path) ? path : undefined
}

/** @param {'chromium' | 'webkit'} engine */
function playwrightsPathOf(engine) {
  try {
    return createRequire(import.meta.url)('@playwright/test')[engine].executablePath()
  } catch {
    return undefined // not installed, or not available for this machine
  }
}
