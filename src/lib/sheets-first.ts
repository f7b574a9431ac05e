/**
 * Astro writes style sheets at the end of the head. Nothing is shown before they are there, so they go before all that is
 * for machines, and those for paper and forced colours, which overrule them, come after.
 */
export function sheetsFirst(html: string): string {
  const [sheets] = /(?:<link rel="stylesheet" href="[^"]*">)+(?=<\/head>)/.exec(html) ?? []
  if (sheets === undefined) return html
  return html.replace(sheets, '').replace('</title>', title => title + sheets)
}
