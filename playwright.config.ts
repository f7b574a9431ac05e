import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/find-browser.mjs'
import { readSettings } from './src/config/settings.ts'

/** A port of its own, so that a site being looked at on 4321 is not what gets tested; two checkouts need two. */
const port = Number(process.env.E2E_PORT ?? 4329)
/** Where the pages were told, at their build, that the BFF is. */
const { bffPort } = readSettings(process.env)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that also builds is slow: what a test waits for is no measure of speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A fade at every page and clouds that drift are a fifth of a run: what is about motion asks for it.
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
