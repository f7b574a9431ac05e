import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { App } from '../server/app.ts'
import { catalogueOf } from '../answers/catalogue-index.ts'
import type { Tree } from '../answers/answer.ts'
import type { DataSource } from '../data-source/data-source.ts'
import { type Body, isForm, readBody } from './body.ts'
import { hiddenFields, linksBack } from './sender.ts'
import { NEWSLETTER, readEnquiry } from './enquiry.ts'
import { answerPage, enquiriesPage } from './pages.ts'
import type { EnquiryStore } from './store.ts'
import { messagesOf, type TreeMessages } from './messages-of.ts'
import { createPrefixReader, type ReadTree } from '../server/tree.ts'

type Parts = { data: DataSource; enquiries: EnquiryStore; readTree: ReadTree }
type Outcome = { status: 200 | 400 | 404 | 409 | 415 | 422; answer: Record<string, unknown> }
/** The tree of the sending page, from its headers or hidden fields. */
type Sender = { target: string; tree: Tree; messages: TreeMessages; key?: string }

const largestBody = 100 * 1024

/** `POST /contact/{x}`: JSON from scripts, and plain forms, which get a page. */
export function addEnquiryCalls(app: App, { data, enquiries, readTree }: Parts): void {
  const readPrefix = createPrefixReader(data)
  const tooLarge = (context: Context) => context.json({ error: 'More than 100 KB.' }, 413)
  app.use('/contact/*', bodyLimit({ maxSize: largestBody, onError: tooLarge }))
  app.post('/contact/:target', async context => {
    const target = context.req.param('target')
    const sent = await readBody(context)
    const hidden = hiddenFields(context, sent)
    const named = hidden.prefix === undefined ? undefined : readPrefix(hidden.prefix)
    const tree = named ?? readTree(context)
    const key = context.req.header('idempotency-key') ?? hidden.key
    const sender = { target, tree, messages: messagesOf(data, tree), key }
    const { status, answer } = receive(sent, { ...sender, data, enquiries })
    if (!isForm(context)) return context.json(answer, status)
    const links = linksBack(context, { prefix: named?.prefix, page: hidden.page })
    return context.html(answerPage(answer, { ...sender, ...links }), status)
  })
}

function receive(
  sent: Body,
  { target, tree, messages, key, data, enquiries }: Sender & Omit<Parts, 'readTree'>
): Outcome {
  if (target !== NEWSLETTER && !catalogueOf(data).isoById.has(target)) {
    return { status: 404, answer: { error: `There is no country with the id ${target}.` } }
  }
  if ('refused' in sent) return { status: sent.status, answer: { error: sent.refused } }

  const read = readEnquiry(sent.body, { data, target, messages })
  if (!read.ok) return { status: 422, answer: { errors: read.errors } }

  const body = JSON.stringify(read.fields)
  const { enquiry, isSame } = enquiries.keep({
    // Without a key, as from a form without script, the content identifies an enquiry.
    key: key ?? hash(target + body),
    target,
    kind: read.kind,
    body,
    country: tree.country,
    lang: tree.lang,
    isQuarantined: read.fields.website !== undefined
  })
  if (!isSame) {
    return { status: 409, answer: { error: 'This idempotency key belongs to another enquiry.' } }
  }
  return { status: 200, answer: { id: enquiry.id, received_at: enquiry.receivedAt } }
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
