import ts from 'typescript'

/** Methods that read or change a text at a place which they search for. */
const searching = new Set(
  'replace replaceAll split match matchAll search indexOf lastIndexOf slice substring'.split(' ')
)
/** Methods that only search; they concern markup when the searched text contains a tag or an entity. */
const asking = new Set(['includes', 'startsWith', 'endsWith'])

const isMarkupName = /^(html|markup)$|Html$/
const isMarkup = /<|&[^\s&]*;/
const pages = '*.html'

/** Groups with an angle bracket in their syntax, and sets of characters: escaping a bracket does not edit markup. */
const notMarkup = /\(\?<[=!]|\(\?<\w+>|\\k<\w+>|\[(?:[^\]\\]|\\.)*\]/gs

/**
 * The places of a module where markup is read or changed by a search, as they are written: patterns of tags, searches
 * for a tag, searches in what is named `html`, and lists of finished pages.
 */
export function markupEdits(source: string, kind = ts.ScriptKind.TS): string[] {
  const file = ts.createSourceFile('module', source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isEdit(node)) found.push(node.getText())
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isEdit(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return node.getText().includes(pages)
  if (ts.isRegularExpressionLiteral(node)) return isMarkupPattern(node.text)
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const [first] = node.arguments ?? []
  const text = first && ts.isStringLiteralLike(first) ? first.text : ''
  if (node.expression.getText() === 'RegExp') return isMarkupPattern(text)
  if (!ts.isPropertyAccessExpression(node.expression)) return false
  const { expression, name } = node.expression
  if (searching.has(name.text) && isMarkupName.test(lastName(expression))) return true
  return (searching.has(name.text) || asking.has(name.text)) && isMarkup.test(text)
}

function isMarkupPattern(pattern: string): boolean {
  return isMarkup.test(pattern.replaceAll(notMarkup, ''))
}

/** The last name of `html`, `post.html` and `htmlOf()`. */
function lastName(node: ts.Expression): string {
  if (ts.isCallExpression(node)) return lastName(node.expression)
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
}
