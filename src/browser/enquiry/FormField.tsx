import type { FieldName } from '#config/enquiry-rules.ts'
import { fieldMessages } from './form-message.ts'
import { FieldControl } from './FieldControl.tsx'
import { fieldViews, formViews } from './form-fields.ts'
import type { Text } from './form-config.ts'
import type { FormParts } from './FormView.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = FormParts & { field: FieldName }

/** A control below its label, with its error and its hint. */
export function FormField({ field, ...parts }: Props) {
  const { texts } = parts.config
  const { label, placeholder, ...view } = fieldViews[field]
  // The build's HTML knows no role, and the first rendering must be equal to it.
  const isApplication =
    parts.form !== undefined && field === 'message' && parts.state.values.role === 'applicant'
  const hint = isApplication ? 'forms.hints.applicant' : view.hint
  const { idPrefix, isShort } = formViews[parts.kind]
  const id = idPrefix + field
  const message = messageOf(field, parts)
  return (
    <div className="field grid at-top">
      <label className="small" htmlFor={id}>
        <Words of={texts[label]} />
      </label>
      <FieldControl
        {...parts}
        field={field}
        message={message}
        placeholder={placeholder && texts[placeholder].text}
      />
      <FieldError id={id} message={message} />
      {hint && !isShort && (
        <p className="hint faint small" id={`${id}-hint`}>
          <Words of={texts[hint]} />
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: Text | undefined }) {
  if (!message) return null
  return (
    <p className="error" id={`${id}-error`}>
      <Words of={message} />
    </p>
  )
}

export function messageOf(name: FieldName, { kind, state, config }: FormParts): Text | undefined {
  return fieldMessages(kind, state, config).find(({ field }) => field === name)?.message
}
