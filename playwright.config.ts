import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findFirefox, findWebkit } from './scripts/setup/find-browser.mjs'
import { readSettings } from './src/config/settings.ts'
import { chromiumOptions } from './tests/helpers/chromium.ts'

/** A port of its own, so that the tests do not use a site served on 4321; two checkouts need two ports. */
const port = Number(process.env.E2E_PORT ?? 4329)
/** The address of the BFF that the pages got from their build. */
const { bffPort } = readSettings(process.env)

const engines = /engines\.test\.ts$/
/** The machine's own Firefox, over WebDriver BiDi. */
const firefox = findFirefox()
if (!firefox) console.warn('This machine has no Firefox: the journeys in Firefox are left out.')
const webkit = findWebkit()
if (!webkit) console.warn('This machine has no WebKit: the journeys in WebKit are left out.')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/test-results',
  fullyParallel: true,
  // A browser uses a core: with more workers a run takes as long, and each of its tests longer.
  workers: availableParallelism(),
  forbidOnly: true,
  // Long, because a busy machine may need ten times as long; these tests do not measure speed.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    // Fades and moving clouds take a fifth of a run; only tests of motion enable them.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000,
    navigationTimeout: 60_000
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: engines,
      use: {
        launchOptions: chromiumOptions
      }
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: engines,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              // As in Chromium: no redirect to the country of the machine.
              userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 HeadlessFirefox',
              launchOptions: {
                executablePath: firefox,
                // Without a screen it would have no mouse; over BiDi it takes no `reducedMotion`.
                firefoxUserPrefs: {
                  'ui.prefersReducedMotion': 1,
                  'ui.primaryPointerCapabilities': 6,
                  'ui.allPointerCapabilities': 6
                }
              }
            }
          }
        ]
      : []),
    ...(webkit
      ? [
          {
            name: 'webkit',
            testMatch: engines,
            use: { browserName: 'webkit' as const, launchOptions: { executablePath: webkit } }
          }
        ]
      : [])
  ],
  webServer: [
    {
      command: 'node scripts/serve/main.ts',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/gl`,
      reuseExistingServer: false
    },
    {
      command: 'node scripts/demo-bff/main.ts --database .build/e2e-enquiries.sqlite',
      env: { BFF_PORT: String(bffPort) },
      url: `http://127.0.0.1:${bffPort}/geo`,
      reuseExistingServer: false
    }
  ]
})
