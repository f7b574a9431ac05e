import { defineConfig } from 'astro/config'
import { readSettings } from './src/config/settings.ts'
import { siteConfig } from './scripts/build/site-config.ts'

// Used by Astro's own commands. Builds and the dev server pass their settings themselves.
export default defineConfig(siteConfig(readSettings(process.env)))
