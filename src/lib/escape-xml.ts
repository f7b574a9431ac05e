const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, in elements and attributes. What XML cannot hold at all (most control characters) is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, character => escapes[character] ?? character)
}
