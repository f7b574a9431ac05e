import { type FieldError, isWholeName, LINKEDIN_HOST } from '#config/enquiry-rules.ts'
import * as v from 'valibot'

/** The message of each issue is its key; white space alone is nothing. */
const required = (key: FieldError) => v.pipe(v.string(key), v.trim(), v.nonEmpty(key))

const name = v.pipe(required('nameRequired'), v.check(isWholeName, 'nameMin'))
const email = v.pipe(
  required('emailRequired'),
  v.rfcEmail('emailInvalid'),
  v.regex(/\.[a-z][a-z\d-]+$/i, 'emailInvalid')
)
const linkedinUrl = v.pipe(required('linkedinRequired'), v.check(isOnLinkedin, 'linkedinInvalid'))
const country = required('countryRequired')
const role = required('roleRequired')
const message = required('messageRequired')

/** The fields of every form, in the order in which they stand. */
export const rules = {
  contact: v.object({ name, email, country, role, linkedin_url: linkedinUrl, message }),
  b2b: v.object({ name, email, country, message }),
  product: v.object({ email, country, message }),
  newsletter: v.object({ email })
}

export type FormKind = keyof typeof rules
/** What a visitor typed, by field. */
export type Values = Readonly<Record<string, string>>

/** The values as they are sent, or what is wrong with them: the first error of each field, in the order of the fields. */
export function checkValues(
  kind: FormKind,
  values: Values
): { fields: Values } | { errors: Record<string, FieldError> } {
  const all = Object.fromEntries(fieldsOf(kind).map(field => [field, values[field] ?? '']))
  const { success, output, issues } = v.safeParse<(typeof rules)[FormKind]>(rules[kind], all)
  if (success) return { fields: output }
  const errors: Record<string, FieldError> = {}
  for (const issue of issues) {
    errors[String(issue.path?.[0].key)] ??= issue.message as FieldError
  }
  return { errors }
}

export function fieldsOf(kind: FormKind): string[] {
  return Object.keys(rules[kind].entries)
}

function isOnLinkedin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && LINKEDIN_HOST.test(hostname)
}
