/** What will be used soon, by the end of its name. */
const kinds: Record<string, object> = {
  css: { rel: 'preload', as: 'style' },
  js: { rel: 'modulepreload' },
  json: { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' }
}

/** Requests what will be used soon. What does not arrive is requested again when it is used. */
export function preload(href: string): void {
  const link = { ...kinds[href.split('.').at(-1) ?? ''], href }
  document.head.append(Object.assign(document.createElement('link'), link))
}
