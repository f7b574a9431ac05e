import type { ChangeEvent, FocusEvent } from 'react'
import { constraintsOf, type FieldName, fieldRules, type FieldRule } from '#config/enquiry-rules.ts'
import type { Control } from './controls.ts'
import { fieldViews, formViews } from './form-fields.ts'
import type { Text } from './form-config.ts'
import type { FormParts } from './FormView.tsx'

type Props = FormParts & { field: FieldName; message?: Text; placeholder?: string }

/** The input of a field, with the attributes by which browsers check it without the form's code. */
export function FieldControl({ field, message, placeholder, ...parts }: Props) {
  const { kind, config, state, form } = parts
  const { control, hint, dir, autoComplete, inputMode } = fieldViews[field]
  const { idPrefix, isShort } = formViews[kind]
  const { required, type, pattern } = constraintsOf(field)
  const { wrong }: FieldRule = fieldRules[field]
  const id = idPrefix + field
  const isLocked = state.status.is === 'sending' || state.status.is === 'waiting'
  const describedBy = [hint && !isShort && `${id}-hint`, message && `${id}-error`].filter(Boolean)

  const common = {
    id,
    name: field,
    required,
    autoComplete,
    value: state.values[field] ?? '',
    'aria-invalid': message ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    onChange: ({ target }: ChangeEvent<Control>) => form?.type(field, target.value),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // An error that appears during a click would move the button away from it.
      if (!(relatedTarget instanceof HTMLButtonElement)) form?.leave(field)
    }
  }
  if (control === 'select')
    return (
      <select {...common} disabled={isLocked}>
        <option value="">{placeholder}</option>
        {config.options[field]?.map(({ value, words }) => (
          <option key={value} value={value} lang={words.lang}>
            {words.text}
          </option>
        ))}
      </select>
    )
  if (control === 'textarea')
    return (
      <textarea {...common} rows={isShort ? 5 : 8} readOnly={isLocked} onFocus={continueAtEnd} />
    )
  return (
    <input
      {...common}
      type={type}
      pattern={pattern}
      inputMode={inputMode}
      dir={dir}
      placeholder={placeholder}
      readOnly={isLocked}
      title={!form && wrong ? config.texts[`forms.errors.${wrong}`].text : undefined}
    />
  )
}

/** If the site has begun the message, an empty line follows, where the visitor goes on. */
function continueAtEnd({ target }: FocusEvent<HTMLTextAreaElement>) {
  const { value, selectionEnd } = target
  if (selectionEnd === 0 && value.endsWith('\n'))
    target.setSelectionRange(value.length, value.length)
}
