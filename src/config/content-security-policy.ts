import { FILM_HOSTS } from '#lib/film.ts'
import type { Deployment } from './settings.ts'

/** The hosts that Google lists for a tag manager container with Google Analytics, and no wider ones. */
const TAG_MANAGER = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com'
  ]
}
const NO_TAG_MANAGER: typeof TAG_MANAGER = { scripts: [], images: [], connections: [] }

/**
 * The policy of one deployment: this site, and by name each other host that a setting adds. No inline script or style
 * is allowed ('unsafe-inline' and hashes are absent), so the build writes all scripts and style sheets to files.
 */
export function contentSecurityPolicy(deployment: Deployment): string {
  const { siteUrl, publicBffUrl, publicGeoUrl, publicAssetsUrl, publicGtmId } = deployment
  const tags = publicGtmId === undefined ? NO_TAG_MANAGER : TAG_MANAGER
  const bff = originOf(publicBffUrl)
  const assets = originOf(publicAssetsUrl)
  // Only what the build wrote; no file of the content.
  const built = `${new URL(siteUrl).origin}/_assets/`
  const directives = {
    'default-src': ["'self'"],
    'script-src': [built, ...tags.scripts],
    'worker-src': [built],
    'style-src': ["'self'"],
    // `data:` is for small pictures in style sheets.
    'img-src': ["'self'", 'data:', ...assets, ...tags.images],
    'media-src': ["'self'", ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...bff, ...originOf(publicGeoUrl), ...tags.connections],
    'frame-src': FILM_HOSTS,
    'form-action': ["'self'", ...bff],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"]
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function originOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin]
}
