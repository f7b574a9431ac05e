import { FieldControl } from './FieldControl.tsx'
import { FieldError, messageOf } from './FormField.tsx'
import { formViews } from './form-fields.ts'
import type { FormParts } from './FormView.tsx'
import { SendButton } from './SendButton.tsx'
import { Words } from '#browser/base/Words.tsx'

/** The newsletter's field with its button, side by side. */
export function NewsletterLine(parts: FormParts) {
  const { texts } = parts.config
  const id = `${formViews.newsletter.idPrefix}email`
  const message = messageOf('email', parts)
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        <Words of={texts['forms.labels.newsletterEmail']} />
      </label>
      <div className="line above-4">
        <FieldControl
          {...parts}
          field="email"
          message={message}
          placeholder={texts['footer.newsletterPlaceholder'].text}
        />
        <SendButton {...parts} />
      </div>
      <FieldError id={id} message={message} />
    </>
  )
}
