import { Parser } from 'htmlparser2'

/** Elements whose text is one unit; text of other elements belongs to the element around them. */
const blocks = new Set(
  'title h1 h2 h3 h4 h5 h6 p li dt dd th td caption figcaption summary legend label option button blockquote address pre div section article header footer nav main aside form ul ol dl table tr'.split(
    ' '
  )
)
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

/** The text of a page: a line for each heading, paragraph, cell and so on. */
export function textOfPage(html: string): string[] {
  const lines: string[] = []
  let line = ''
  let depthUnread = 0
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  const parser = new Parser({
    onopentagname: name => {
      if (unread.has(name)) depthUnread += 1
      if (blocks.has(name)) end()
    },
    ontext: text => {
      if (depthUnread === 0) line += text
    },
    onclosetag: name => {
      if (unread.has(name)) depthUnread -= 1
      if (blocks.has(name)) end()
    }
  })
  parser.end(html)
  end()
  return lines
}
