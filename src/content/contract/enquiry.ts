import { type FieldError, isWholeName, LINKEDIN_HOST } from '#config/enquiry-rules.ts'
import * as z from 'zod'
import { id, idOr } from './fields.ts'

/** The message of each issue is its key. */
const required = (key: FieldError) => z.string(key).min(1, key)

const eitherError =
  (missing: FieldError, wrong: FieldError) =>
  ({ input }: { input?: unknown }) =>
    input ? wrong : missing

const email = z.email({ error: eitherError('emailRequired', 'emailInvalid') })
const linkedinUrl = z.url({
  protocol: /^https?$/,
  hostname: LINKEDIN_HOST,
  error: eitherError('linkedinRequired', 'linkedinInvalid')
})
const name = required('nameRequired').refine(isWholeName, 'nameMin')
const country = idOr('countryRequired')
const message = required('messageRequired')
/** The honeypot: a person leaves it empty, so the BFF puts an enquiry that fills it aside. */
const website = z.string().optional()

export const contactEnquiry = z.object({
  name,
  email,
  country,
  role: required('roleRequired'),
  linkedin_url: linkedinUrl,
  message,
  website
})
export const b2bEnquiry = z.object({ name, email, country, message, website })
export const productEnquiry = z.object({ email, country, message, product_id: id, website })
export const newsletterSubscription = z.object({ email, website })

/** What is wrong with the fields of an enquiry, one key of `forms.errors` a field. */
export function enquiryErrors({ issues }: z.ZodError): Record<string, string> {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0]))
  return Object.fromEntries([...byField].map(([field, [first]]) => [field, first?.message ?? '']))
}
