import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'

/** Elements that bring programs or other pages into a drawing. */
const foreign =
  /^(?:[^:]+:)?(?:script|handler|listener|foreignobject|iframe|embed|object|audio|video)$/i
const handler = /^(?:[^:]+:)?on/i
/** Browsers ignore such characters in the name of a scheme. */
const program = /^(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|webp|avif|gif)[;,]))/i
/** A reference that loads from another host. Links are allowed: they wait for a reader. */
const elsewhere = /^(?:[a-z]+:)?\/\/|url\(["']?(?:[a-z]+:)?\/\//i

/**
 * What may precede the root element. A browser could find elements that this parser does not: after a `>` in quotes,
 * in an entity, or in an encoding that is no superset of ASCII. A style sheet would load a file.
 */
const preludes = [
  /^\?xml\s+version=["']1\.\d["'](?:\s+encoding=["'](?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)["'])?(?:\s+standalone=["']\w+["'])?\s*$/i,
  /^!doctype\s+svg(?:\s+public(?:\s+"[^"<>]*"){2})?\s*$/i
]

/**
 * Why an SVG file must not be published, if so. The headers of `/files/` also stop programs in it, but another host
 * may be set up without them.
 */
export async function faultOfSvg(file: string): Promise<string | undefined> {
  let isSvg: boolean | undefined
  let fault: string | undefined
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        isSvg ??= name === 'svg' && attributes.xmlns === 'http://www.w3.org/2000/svg'
        if (foreign.test(name)) fault ??= `It contains a <${name}>.`
        for (const [attribute, value] of Object.entries(attributes))
          if (handler.test(attribute) || program.test(value.replace(/[\s\p{Cc}]/gu, '')))
            fault ??= `It contains a program, in ${attribute} of <${name}>.`
          else if (isAsked(name, attribute) && elsewhere.test(value.trim()))
            fault ??= `It asks another host, in ${attribute} of <${name}>.`
      },
      onprocessinginstruction: (name, data) => {
        if (!preludes.some(prelude => prelude.test(data))) fault ??= `It contains a ${name}.`
      }
    },
    { xmlMode: true, decodeEntities: true }
  )
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk as string)
    if (isSvg === false || fault !== undefined) break
  }
  parser.end()
  return isSvg === true ? fault : 'It is no SVG drawing.'
}

function isAsked(element: string, attribute: string): boolean {
  return !attribute.startsWith('xmlns') && !(element === 'a' && attribute.endsWith('href'))
}
