/**
 * A stop of Chinese brings its own space: one more, as it stands between two sentences elsewhere, would be a hole. The
 * line before the brand in a title keeps its own.
 */
export function closeUp(html: string): string {
  return html.replace(/(?<=[，。；：！？、]) +(?![ |])/g, '')
}
