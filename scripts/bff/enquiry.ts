import type { ZodType } from 'zod'
import {
  b2bEnquiry,
  contactEnquiry,
  newsletterSubscription,
  productEnquiry
} from '#contract/enquiry.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { stripEmpty } from '#lib/strip-empty.ts'
import type { DataSource } from './data.ts'
import type { EnquiryKind } from './enquiry-store.ts'

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

type Reader = { data: DataSource; target: string; lang: string }

/** Which form was sent, and whether it is complete; errors by field in the visitor's language. */
export function readEnquiry(sent: unknown, { data, target, lang }: Reader): ReadEnquiry {
  const fields = isPlainObject(sent) ? sent : {}
  const kind = target === NEWSLETTER ? NEWSLETTER : kindOf(fields)
  const filled = stripEmpty(fields) as Record<string, unknown>
  const result = enquirySchemas[kind].safeParse(filled)
  const wrong = new Set(result.error?.issues.map(({ path }) => String(path[0])))
  const { country } = filled
  const isKnown = data.countries.some(({ id }) => id === country || Number(id) === country)
  if (country !== undefined && !isKnown) wrong.add('country')
  if (result.success && wrong.size === 0) return { ok: true, kind, fields: result.data }

  const messageFor = createMessages(data, lang)
  const errors = [...wrong].map(
    field => [field, messageFor(field, Boolean(fields[field]))] as const
  )
  return { ok: false, errors: Object.fromEntries(errors) }
}

function kindOf(fields: Record<string, unknown>): EnquiryKind {
  if ('product_id' in fields) return 'product'
  return 'role' in fields || 'linkedin_url' in fields ? 'contact' : 'b2b'
}

/** The key in `forms.errors` of a bundle, for a field that is missing; others have none of their own. */
const requiredKeys: Readonly<Partial<Record<string, string>>> = {
  name: 'nameRequired',
  email: 'emailRequired',
  country: 'countryRequired',
  role: 'roleRequired',
  linkedin_url: 'linkedinRequired',
  message: 'messageRequired'
}

function createMessages(data: DataSource, lang: string) {
  const texts = [lang, 'eng'].map(language => formErrors(data.bundles[language]))
  return (field: string, isFilled: boolean): string => {
    const key = isFilled && field === 'email' ? 'emailInvalid' : requiredKeys[field]
    const found = texts.map(errors => errors[key ?? '']).find(text => typeof text === 'string')
    return found ?? `${field} is required`
  }
}

function formErrors(bundle: Record<string, unknown> = {}): Record<string, unknown> {
  const { forms } = bundle
  return isPlainObject(forms) && isPlainObject(forms.errors) ? forms.errors : {}
}
