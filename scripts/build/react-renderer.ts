import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React without the client file of Astro's `client:` directives, which no page uses (ADR 10). */
export function reactRenderer(): AstroIntegration {
  const { name, hooks } = react()
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': options =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: renderer => options.addRenderer({ ...renderer, clientEntrypoint: undefined })
        })
    }
  }
}
