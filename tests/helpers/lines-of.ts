import { Parser } from 'htmlparser2'

/** A text between two blocks of a page, with marks where an element isolates a part of it. */
export type Line = { text: string; dir: 'ltr' | 'rtl'; lang: string }

const unseen = new Set('script style template svg noscript head'.split(' '))
const inline = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' ')
)
const END = '\u2069'

type Open = { name: string; dir: Line['dir']; lang: string; end: string; isUnseen: boolean }

/** The lines of a page in their order, as a browser orders them. */
export function linesOf(html: string): Line[] {
  const lines: Line[] = []
  const open: Open[] = []
  let text = ''
  const endLine = () => {
    const { dir = 'ltr', lang = '' } = open.findLast(({ name }) => !inline.has(name)) ?? {}
    const line = text.replace(/[ \t\n]+/g, ' ').trim()
    if (/\d/.test(line)) lines.push({ text: line, dir, lang })
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInline = inline.has(name)
      if (!isInline) endLine()
      const outer = open.at(-1)
      const own = directionIn(attributes)
      const isIsolated = isInline && (name === 'bdi' || own !== undefined)
      if (isIsolated) text += own === 'ltr' ? '\u2066' : own === 'rtl' ? '\u2067' : '\u2068'
      open.push({
        name,
        dir: own ?? outer?.dir ?? 'ltr',
        lang: attributes.lang ?? outer?.lang ?? '',
        end: isIsolated ? END : '',
        isUnseen: unseen.has(name) || (outer?.isUnseen ?? false)
      })
    },
    ontext(piece) {
      if (open.at(-1)?.isUnseen === false) text += piece
    },
    onclosetag(name) {
      if (!inline.has(name)) endLine()
      text += open.pop()?.end ?? ''
    }
  })
  parser.end(html)
  return lines
}

/** The direction of an element; borrowed text keeps that of its language. */
function directionIn({ dir, lang }: Record<string, string>): Line['dir'] | undefined {
  if (dir === 'ltr' || dir === 'rtl') return dir
  if (lang === undefined) return undefined
  return /^(ar|fa|he|ur)\b/.test(lang) ? 'rtl' : 'ltr'
}
