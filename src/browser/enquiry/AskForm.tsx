import type { ChangeEvent } from 'react'
import { type Box, fieldMessages } from './box.ts'
import type { Form, FormState } from './form.ts'
import type { FormKit, Text } from './form-config.ts'
import { Agreement } from './Agreement.tsx'
import { AskField } from './AskField.tsx'
import { FormBox } from './FormBox.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = { kit: FormKit; form: Form; state: FormState; box?: Box; onClose: () => void }

const idOf = (field: string) => `ask-${field}`

/** Email, country and message of a question about a product. */
export function AskForm({ kit, form, state, box, onClose }: Props) {
  const { texts, countries } = kit
  const isSending = state.status.is === 'sending'
  const isLocked = isSending || state.status.is === 'waiting'
  const messages = fieldMessages('product', state, kit)
  const messageOf = (name: string): Text | undefined =>
    messages.find(({ field }) => field === name)?.message

  const control = (name: string) => ({
    id: idOf(name),
    name,
    required: true,
    value: state.values[name] ?? '',
    'aria-invalid': messageOf(name) ? true : undefined,
    'aria-describedby': messageOf(name) ? `${idOf(name)}-error` : undefined,
    onChange: ({
      target
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      form.type(name, target.value),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // An error that appears under the pointer would move the button away from its click.
      if (!(relatedTarget instanceof HTMLButtonElement)) form.leave(name)
    }
  })
  const field = (name: 'email' | 'country' | 'message') => ({
    id: idOf(name),
    label: texts[`forms.labels.${name}`],
    error: messageOf(name)
  })

  return (
    <form
      className="form"
      noValidate
      data-status={state.status.is}
      onSubmit={event => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormBox box={box} idOf={idOf} onAction={does => void form[does]()} />
      <AskField {...field('email')}>
        <input
          {...control('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          readOnly={isLocked}
        />
      </AskField>
      <AskField {...field('country')}>
        <select {...control('country')} autoComplete="country" disabled={isLocked}>
          <option value="">{texts['forms.placeholders.country'].text}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </AskField>
      <AskField {...field('message')}>
        <textarea {...control('message')} rows={5} readOnly={isLocked} />
      </AskField>
      <div hidden>
        <label htmlFor="ask-website">{texts['forms.honeypot'].text}</label>
        <input {...control('website')} required={false} autoComplete="off" tabIndex={-1} />
      </div>
      <div className="actions">
        <button className="button furrow" type="submit" aria-disabled={isSending || undefined}>
          <Words of={texts[isSending ? 'forms.buttons.sending' : 'forms.buttons.submit']} />
        </button>
        <button className="button" data-look="line" type="button" onClick={onClose}>
          <Words of={texts['forms.buttons.close']} />
        </button>
        {!isLocked && form.isChanged() && (
          <button className="text-button" type="button" onClick={() => form.clear()}>
            <Words of={texts['forms.buttons.clearDraft']} />
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isSending && <Words of={texts['forms.status.sending']} />}
      </p>
      <Agreement {...kit.agreement} />
    </form>
  )
}
