import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/find-browser.mjs'
import { readSettings } from './src/config/settings.ts'

/** A port of its own, so that the tests do not use a site served on 4321; two checkouts need two ports. */
const port = Number(process.env.E2E_PORT ?? 4329)
/** The address of the BFF that the pages got from their build. */
const { bffPort } = readSettings(process.env)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long, because the machine may be building at the same time; these tests do not measure speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Fades and moving clouds take a fifth of a run; only tests of motion enable them.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
    }
  },
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
