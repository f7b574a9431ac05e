import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { App } from './app.ts'
import { catalogueOf } from './answers/catalogue-index.ts'
import type { DataSource } from './data.ts'
import { NEWSLETTER, readEnquiry } from './enquiry.ts'
import { answerPage, enquiriesPage } from './enquiry-pages.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { ReadTree } from './tree.ts'

type Parts = { data: DataSource; enquiries: EnquiryStore; readTree: ReadTree }
type Outcome = { status: 200 | 400 | 404 | 409 | 415 | 422; answer: Record<string, unknown> }

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const largestBody = 100 * 1024

/** `POST /contact/{x}`, from scripts as JSON and from plain forms, which get a page to read. */
export function addEnquiryCalls(app: App, parts: Parts): void {
  const tooLarge = (context: Context) => context.json({ error: 'More than 100 KB.' }, 413)
  app.use('/contact/*', bodyLimit({ maxSize: largestBody, onError: tooLarge }))
  app.post('/contact/:target', async context => {
    const { status, answer } = await receive(context, context.req.param('target'), parts)
    if (!isForm(context)) return context.json(answer, status)
    return context.html(answerPage(answer, context.req.header('referer')), status)
  })
}

async function receive(
  context: Context,
  target: string,
  { data, enquiries, readTree }: Parts
): Promise<Outcome> {
  if (target !== NEWSLETTER && !catalogueOf(data).isoById.has(target)) {
    return { status: 404, answer: { error: `There is no country with the id ${target}.` } }
  }
  const sent = await readBody(context)
  if ('refused' in sent) return { status: sent.status, answer: { error: sent.refused } }

  const { country, lang } = readTree(context)
  const read = readEnquiry(sent.body, { data, target, lang })
  if (!read.ok) return { status: 422, answer: { errors: read.errors } }

  const body = JSON.stringify(read.fields)
  const { enquiry, isSame } = enquiries.keep({
    // Without a key of its own, as from a plain form, an enquiry is what it says.
    key: context.req.header('idempotency-key') ?? hash(target + body),
    target,
    kind: read.kind,
    body,
    country,
    lang,
    isQuarantined: read.fields.website !== undefined
  })
  if (!isSame) {
    return { status: 409, answer: { error: 'This idempotency key belongs to another enquiry.' } }
  }
  return { status: 200, answer: { id: enquiry.id, received_at: enquiry.receivedAt } }
}

type Body = { body: unknown } | { status: 400 | 415; refused: string }

async function readBody(context: Context): Promise<Body> {
  const type = contentType(context)
  if (!isForm(context) && type !== 'application/json') {
    return { status: 415, refused: `Send application/json or a form, not "${type}".` }
  }
  try {
    if (isForm(context)) return { body: await context.req.parseBody() }
    return { body: JSON.parse(await context.req.text()) as unknown }
  } catch {
    return { status: 400, refused: `The body cannot be read as ${type}.` }
  }
}

function isForm(context: Context): boolean {
  return formTypes.includes(contentType(context))
}

function contentType({ req }: Context): string {
  return (req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** `GET /enquiries`, newest first: a page for browsers, JSON for everyone else. */
export function addEnquiryList(app: App, enquiries: EnquiryStore): void {
  app.get('/enquiries', context => {
    const list = enquiries.list()
    const isForReading = context.req.header('accept')?.includes('text/html')
    if (isForReading) return context.html(enquiriesPage(list))
    return context.json(
      list.map(({ body, ...rest }) => ({ ...rest, body: JSON.parse(body) as unknown }))
    )
  })
}
