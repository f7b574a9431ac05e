import type { ZodType } from 'zod'
import {
  b2bEnquiry,
  contactEnquiry,
  enquiryErrors,
  newsletterSubscription,
  productEnquiry
} from '#contract/enquiry.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { stripEmpty } from '#lib/strip-empty.ts'
import { english } from '#texts/english.ts'
import type { Messages } from '#tree/messages.ts'
import type { DataSource } from '../data-source/data-source.ts'
import type { EnquiryKind } from './store.ts'

export const NEWSLETTER = 'newsletter'

export const enquirySchemas: Readonly<Record<EnquiryKind, ZodType<Record<string, unknown>>>> = {
  contact: contactEnquiry,
  b2b: b2bEnquiry,
  product: productEnquiry,
  newsletter: newsletterSubscription
}

export type ReadEnquiry =
  | { ok: true; kind: EnquiryKind; fields: Record<string, unknown> }
  | { ok: false; errors: Record<string, string> }

type Reader = { data: DataSource; target: string; messages: Messages }

/** The form that was sent, and its errors by field in the visitor's language. */
export function readEnquiry(sent: unknown, { data, target, messages }: Reader): ReadEnquiry {
  const fields = isPlainObject(sent) ? sent : {}
  const kind = target === NEWSLETTER ? NEWSLETTER : kindOf(fields)
  const filled = stripEmpty(fields) as Record<string, unknown>
  const result = enquirySchemas[kind].safeParse(filled)
  const errors = result.success ? {} : enquiryErrors(result.error)
  const { country } = filled
  const isKnown = data.countries.some(({ id }) => id === country || Number(id) === country)
  if (country !== undefined && !isKnown) errors.country = 'countryRequired'
  if (result.success && Object.keys(errors).length === 0)
    return { ok: true, kind, fields: result.data }

  const said = Object.entries(errors).map(([field, key]) => [field, say(messages, field, key)])
  return { ok: false, errors: Object.fromEntries(said) as Record<string, string> }
}

function kindOf(fields: Record<string, unknown>): EnquiryKind {
  if ('product_id' in fields) return 'product'
  return 'role' in fields || 'linkedin_url' in fields ? 'contact' : 'b2b'
}

/** A field that no visitor fills in has no message of its own. */
function say({ t }: Messages, field: string, key: string): string {
  return isErrorKey(key) ? t(`forms.errors.${key}`) : `${field} is required`
}

function isErrorKey(key: string): key is keyof typeof english.forms.errors {
  return Object.hasOwn(english.forms.errors, key)
}
