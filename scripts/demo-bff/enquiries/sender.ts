import type { Context } from 'hono'
import { isSafeUrl } from '#contract/fields.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { type Body, isForm } from './body.ts'

type HiddenFields = { prefix?: string; page?: string; key?: string }

/**
 * A plain form cannot send headers: `prefix` is its tree, `page` the path to return to, and `key` its key if it has
 * one.
 */
export function hiddenFields(context: Context, sent: Body): HiddenFields {
  const fields = 'body' in sent && isForm(context) && isPlainObject(sent.body) ? sent.body : {}
  const { prefix, page, idempotency_key: key } = fields
  return {
    prefix: typeof prefix === 'string' ? prefix : undefined,
    key: typeof key === 'string' ? key : undefined,
    page: typeof page === 'string' && page.startsWith('/') && isSafeUrl(page) ? page : undefined
  }
}

/** Browsers tell other origins the address of the site, but not the page. */
export function linksBack(
  { req }: Context,
  { prefix, page }: { prefix?: string; page?: string }
): { home?: string; form?: string } {
  const site = [req.header('origin'), req.header('referer')].find(
    address => address !== undefined && /^https?:\/\//.test(address) && URL.canParse(address)
  )
  if (site === undefined) return {}
  const home = prefix === undefined ? site : new URL(`/${prefix}`, site).href
  return { home, form: page === undefined ? home : new URL(page, site).href }
}
