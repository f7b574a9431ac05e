const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text for XML, in elements and attributes. Characters that XML cannot contain (most control characters) are removed.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, character => escapes[character] ?? character)
}
