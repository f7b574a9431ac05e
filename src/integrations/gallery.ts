import type { AstroIntegration } from 'astro'
import type { Settings } from '#config/settings.ts'

/** A page that shows every component in its states, for those who make the site; production never has it. */
export function gallery({ contentEnv }: Pick<Settings, 'contentEnv'>): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && contentEnv !== 'preview') return
        injectRoute({ pattern: '/_gallery', entrypoint: './src/gallery/Gallery.astro' })
      }
    }
  }
}
