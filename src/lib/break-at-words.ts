const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const displayed =
  /(<(?:h[1-4]|th|blockquote|p class="display")(?:\s[^>]*)?>)(.*?)(?=<\/(?:h[1-4]|th|blockquote|p)>)/gs
/** A line or two of running text, without markup: a task, a caption. In a list a box would pull the bullet down. */
const short = /(<p(?:\s[^>]*)?>)([^<&]{5,40})(?=<\/p>)/g
const tagsAndReferences = /(<[^>]*>|&[^;\s]+;)/
const endOfClause = /(?<=[，：；。？])(?=.)/
const han = /\p{Script=Han}/u
const negation = /^[不没未]$/

/**
 * Lets the Chinese headings and quotes of a page, and the heads of its tables, break between words and nowhere else:
 * Chinese has no spaces, and a browser breaks between any two characters. Each place for a break becomes a `<wbr>`,
 * beside `word-break: keep-all`. Clauses are boxes, so that a line ends with a clause wherever the next one does not
 * fit whole. So does running text that is short: balanced, its lines would part words for no need. Longer text does not.
 */
export function breakAtWords(html: string): string {
  const marked = html.replace(displayed, (_, tag: string, content: string) => {
    const parts = content.split(tagsAndReferences)
    const isOneText = parts.filter((part, index) => index % 2 === 0 && part !== '').length === 1
    const breakPart = isOneText && tag.startsWith('<h') ? breakClauses : breakText
    return tag + parts.map((part, index) => (index % 2 === 0 ? breakPart(part) : part)).join('')
  })
  return marked.replace(short, (whole, tag: string, text: string) =>
    han.test(text) && !tag.includes('display') ? tag + boxes(text.split(endOfClause)) : whole
  )
}

function breakClauses(text: string): string {
  const clauses = text.split(endOfClause)
  return han.test(text) && clauses.length > 1 ? boxes(clauses) : breakText(text)
}

function boxes(clauses: string[]): string {
  return clauses.map(clause => `<span class="clause">${breakText(clause)}</span>`).join('')
}

/**
 * A single character leans on the word before it, at the start on the one after it: 经销商 is two words to ICU. What
 * denies leans on the word that it denies.
 */
function breakText(text: string): string {
  if (!han.test(text)) return text
  let piece = ''
  return Array.from(segmenter.segment(text), ({ segment, isWordLike }) => {
    const mayBreak = isWordLike && mayFollow(piece, segment)
    if (mayBreak || !isWordLike) piece = ''
    if (isWordLike) piece += segment
    return mayBreak ? `<wbr>${segment}` : segment
  }).join('')
}

/** A figure keeps what it counts. */
function mayFollow(piece: string, word: string): boolean {
  const isWhole = word.length > 1 || negation.test(word)
  return han.test(piece + word) && piece.length > 1 && isWhole && !/[\d不没未]\u2060?$/.test(piece)
}
