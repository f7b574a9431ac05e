/** JSON that can stand in a `<script>`: no text in it can close the element, or open a comment that hides its end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
