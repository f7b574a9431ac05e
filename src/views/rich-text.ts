/** Rich text whose tables can be scrolled with the keyboard: on a phone they are wider than the page. */
export function withScrollableTables(html: string): string {
  return html.replaceAll(/<table\b/g, '<table tabindex="0"')
}
