/**
 * Undoes `bindUnits` and `isolate`, for searches, copies and plain text. A separate file, because browsers load this
 * function alone.
 */
export function unbindUnits(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/[\u200e\u200f\u2060\u2066-\u2069]/g, '')
}
