import react from '@astrojs/react'
import { getViteConfig } from 'astro/config'
import type { ViteUserConfig } from 'vitest/config'

// Separate, because every other run would have to start Astro too. Of the site's configuration, the
// pages need React only.
const tests: ViteUserConfig = {
  test: { name: 'render', include: ['tests/render/**/*.test.ts'], testTimeout: 900_000 }
}

export default getViteConfig(tests, { configFile: false, integrations: [react()] })
