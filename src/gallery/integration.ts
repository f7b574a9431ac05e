import type { AstroIntegration } from 'astro'
import type { Settings } from '#config/settings.ts'

/**
 * For developers: every component in its states, and the findings of the pull. Production does not have these pages.
 */
const pages = [
  { pattern: '/_gallery', entrypoint: './src/gallery/Gallery.astro' },
  { pattern: '/_gallery/[fixture]/[route]', entrypoint: './src/gallery/FixturePage.astro' },
  { pattern: '/_report', entrypoint: './src/gallery/Report.astro' }
]

export function developerPages({ contentEnv }: Pick<Settings, 'contentEnv'>): AstroIntegration {
  return {
    name: 'developerPages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && contentEnv !== 'preview') return
        for (const page of pages) injectRoute(page)
      }
    }
  }
}
