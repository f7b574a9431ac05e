/** Called with each address of a text: a link's, or a picture's. */
type ReplaceInText = (address: string, kind: 'textLink' | 'picture') => string | undefined

// Safe on what the sanitiser wrote, and only there: it escapes < and > in texts and attributes, and quotes with ".
const tag = /<(a|img)\s[^>]*>/g
const attribute = /\s(?:href|src)="([^"]*)"/

/** Rich text with its addresses replaced. A link without address becomes plain text, an image without one goes. */
export function replaceHtmlAddresses(html: string, replace: ReplaceInText): string {
  return html.replace(tag, (written, name: string) => {
    const address = attribute.exec(written)?.[1]
    if (address === undefined) return written
    const next = replace(address.replaceAll('&amp;', '&'), name === 'a' ? 'textLink' : 'picture')
    if (next !== undefined)
      return written.replace(attribute, part => part.replace(address, () => escape(next)))
    return name === 'img' ? '' : written.replace(attribute, '')
  })
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
