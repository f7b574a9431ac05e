import { CHALK, SPRUCE } from '#lib/colours.ts'
import type { Tree } from '#tree/build-tree.ts'

/** How the site of one tree appears on a home screen. */
export function webManifest(tree: Tree) {
  const home = tree.href('home')
  return {
    id: home,
    name: tree.t('brand.defaultTitle'),
    short_name: tree.t('brand.name'),
    description: tree.t('meta.home.description'),
    lang: tree.locale,
    dir: tree.dir,
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: SPRUCE,
    background_color: CHALK,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' }
    ]
  }
}
