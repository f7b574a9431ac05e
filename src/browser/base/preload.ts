/** Requests a style sheet or data that will be used soon. What does not arrive is requested again when it is used. */
export function preload(href: string): void {
  const kind = href.endsWith('.css') ? { as: 'style' } : { as: 'fetch', crossOrigin: 'anonymous' }
  const link = { rel: 'preload', ...kind, href }
  document.head.append(Object.assign(document.createElement('link'), link))
}
