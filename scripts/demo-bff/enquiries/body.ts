import type { Context } from 'hono'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The body, or why it cannot be read. */
export type Body = { body: unknown } | { status: 400 | 415; refused: string }

export async function readBody(context: Context): Promise<Body> {
  const type = contentType(context)
  if (!isForm(context) && type !== 'application/json') {
    return { status: 415, refused: `Send application/json or a form, not "${type}".` }
  }
  try {
    if (isForm(context)) return { body: withPlainLines(await context.req.parseBody()) }
    return { body: JSON.parse(await context.req.text()) as unknown }
  } catch {
    return { status: 400, refused: `The body cannot be read as ${type}.` }
  }
}

/** Browsers send line breaks of forms as CRLF; scripts send the same text with LF. */
function withPlainLines(fields: Record<string, unknown>): Record<string, unknown> {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
  ])
  return Object.fromEntries(plain) as Record<string, unknown>
}

/** Whether a plain form was sent; its visitor gets a page. */
export function isForm(context: Context): boolean {
  return formTypes.includes(contentType(context))
}

function contentType({ req }: Context): string {
  return (req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
