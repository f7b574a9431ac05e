/** What the site has, whatever the list of a server says. */
const types = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js'],
  'text/plain': ['txt'],
  'text/markdown': ['md'],
  'text/csv': ['csv'],
  'application/xml': ['xml'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/pdf': ['pdf'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/vnd.microsoft.icon': ['ico'],
  'font/woff2': ['woff2'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm']
}

export const OTHER_TYPE = 'application/octet-stream'

/** `hasCharset`: its letters are UTF-8. `isPacked`: it is compressed already. */
export const mediaTypes = Object.entries(types).map(([type, extensions]) => ({
  type,
  extensions,
  hasCharset: /^text|json/.test(type),
  isPacked: !/^text|json|xml/.test(type)
}))
