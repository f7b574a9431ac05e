import react from '@astrojs/react'
import { getViteConfig } from 'astro/config'
import type { ViteUserConfig } from 'vitest/config'

// By itself, because every other run would wait for Astro, too. Of the site's own settings for it the pages need React alone.
const tests: ViteUserConfig = {
  test: { name: 'render', include: ['tests/render/**/*.test.ts'], testTimeout: 120_000 }
}

export default getViteConfig(tests, { configFile: false, integrations: [react()] })
