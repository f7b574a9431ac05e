/** Undoes `bindUnits` and `isolate`, for searches, copies and plain text; apart from it because browsers load this alone. */
export function unbindUnits(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/[\u200e\u2060\u2066-\u2069]/g, '')
}
