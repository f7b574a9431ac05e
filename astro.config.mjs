import { defineConfig } from 'astro/config'
import { readSettings } from './src/config/settings.ts'
import { siteConfig } from './scripts/build/site-config.ts'

// For the tools of Astro. Builds and the dev server say their settings themselves.
export default defineConfig(siteConfig(readSettings(process.env)))
