import {
  type FieldName,
  type FieldRule,
  fieldRules,
  formFields,
  type FormKind,
  patternOf,
  withScheme
} from '#config/enquiry-rules.ts'
import * as z from 'zod'
import { id, idOr } from './fields.ts'

const typed = { text: z.string, email: z.email, url: z.string }
const country = idOr(fieldRules.country.missing)
/** The honeypot: people leave it empty, so the BFF quarantines an enquiry that fills it. */
const website = z.string().optional()

/** The message of each issue is its key. */
function schemaOf(rule: FieldRule) {
  const { missing, wrong, type } = rule
  const error = ({ input }: { input?: unknown }) => (input ? wrong : missing)
  const schema = typed[type ?? 'text']({ error }).min(1, missing).regex(patternOf(rule), { error })
  return type === 'url' ? schema.overwrite(withScheme) : schema
}

type Fields<Kind extends FormKind> = {
  [Field in (typeof formFields)[Kind][number]]: Field extends 'country'
    ? typeof country
    : ReturnType<typeof schemaOf>
}

function fieldsOf<Kind extends FormKind>(kind: Kind): Fields<Kind> {
  const schemas = formFields[kind].map((field: FieldName) => [
    field,
    field === 'country' ? country : schemaOf(fieldRules[field])
  ])
  return Object.fromEntries(schemas) as Fields<Kind>
}

export const contactEnquiry = z.object({ ...fieldsOf('contact'), website })
export const b2bEnquiry = z.object({ ...fieldsOf('b2b'), website })
export const productEnquiry = z.object({ ...fieldsOf('product'), product_id: id, website })
export const newsletterSubscription = z.object({ ...fieldsOf('newsletter'), website })

/** The errors of an enquiry: for each wrong field, one key of `forms.errors`. */
export function enquiryErrors({ issues }: z.ZodError): Record<string, string> {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0]))
  return Object.fromEntries([...byField].map(([field, [first]]) => [field, first?.message ?? '']))
}
