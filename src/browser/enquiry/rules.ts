import {
  type FieldError,
  type FieldName,
  type FieldRule,
  fieldRules,
  formFields,
  type FormKind,
  patternOf,
  withScheme
} from '#config/enquiry-rules.ts'
import * as v from 'valibot'

export type { FormKind }

/** The message of each issue is its key; white space alone counts as empty. */
function schemaOf(rule: FieldRule) {
  const { missing, wrong = missing, type } = rule
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check(value => type !== 'email' || v.is(email, value), wrong),
    v.regex(patternOf(rule), wrong),
    v.transform(value => (type === 'url' ? withScheme(value) : value))
  )
}

const email = v.pipe(v.string(), v.rfcEmail())

/** What a visitor typed, by field. */
export type Values = Readonly<Record<string, string>>

/** The values to send, or the first error of each field, in the order of the fields. */
export function checkValues(
  kind: FormKind,
  values: Values
): { fields: Values } | { errors: Record<string, FieldError> } {
  const all = Object.fromEntries(fieldsOf(kind).map(field => [field, values[field] ?? '']))
  const schemas = fieldsOf(kind).map(field => [field, schemaOf(fieldRules[field])] as const)
  const { success, output, issues } = v.safeParse(v.object(Object.fromEntries(schemas)), all)
  if (success) return { fields: output }
  const errors: Record<string, FieldError> = {}
  for (const issue of issues) {
    errors[String(issue.path?.[0].key)] ??= issue.message as FieldError
  }
  return { errors }
}

export function fieldsOf(kind: FormKind): readonly FieldName[] {
  return formFields[kind]
}
