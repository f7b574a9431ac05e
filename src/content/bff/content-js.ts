const name = String.raw`[A-Za-z_$][\w$]*`
/** An assignment to a name; `module.exports =` counts as one. */
const opening = new RegExp(
  String.raw`^(?:export\s+default\b|(?:(?:const|let|var)\s+)?${name}(?:\.${name})*\s*=)`
)

/**
 * The data of a `content.js`: JSON, bare or after `export default`, `module.exports =` or an assignment to a name,
 * with an optional final semicolon. It is parsed as data and never executed.
 */
export function parseContentJs(source: string): unknown {
  const json = source
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(opening, '')
    .replace(/;$/, '')
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(
      'content.js holds something else than JSON behind `export default`, `module.exports =` or `name =`.',
      { cause }
    )
  }
}
