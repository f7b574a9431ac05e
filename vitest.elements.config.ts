import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './tests/helpers/chromium.ts'

/** Astro's code before React, which is empty in a build. */
const beforeHydration = 'astro:scripts/before-hydration.js'

// Separate, because every other run would have to load the browser's driver too. Each element and component is tested
// alone, in a real browser; the tests of `e2e` try them on the pages of the built site.
export default defineConfig({
  plugins: [
    {
      name: 'before-hydration',
      resolveId: { filter: { id: /^astro:scripts/ }, handler: id => `\0${id}` },
      load: { filter: { id: /^\0astro:scripts/ }, handler: () => '' }
    }
  ],
  optimizeDeps: {
    exclude: [beforeHydration],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime']
  },
  test: {
    name: 'elements',
    include: ['tests/elements/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumOptions,
        contextOptions: { reducedMotion: 'reduce', locale: 'en' }
      }),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }]
    }
  }
})
