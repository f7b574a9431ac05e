import type { FieldName, FormKind } from '#config/enquiry-rules.ts'
import type { FormText } from './form-config.ts'

type FieldView = {
  control?: 'select' | 'textarea'
  label: FormText
  hint?: FormText
  placeholder?: FormText
  autoComplete?: string
  /** The keyboard of a phone. */
  inputMode?: 'url'
  /** Addresses run from left to right in every language. */
  dir?: 'ltr'
}

/** The view of each field, the same in every form. */
export const fieldViews: Readonly<Record<FieldName, FieldView>> = {
  name: { label: 'forms.labels.name', autoComplete: 'name' },
  email: {
    label: 'forms.labels.email',
    hint: 'forms.hints.email',
    autoComplete: 'email',
    dir: 'ltr'
  },
  country: {
    control: 'select',
    label: 'forms.labels.country',
    placeholder: 'forms.placeholders.country',
    autoComplete: 'country'
  },
  role: {
    control: 'select',
    label: 'forms.labels.role',
    placeholder: 'forms.placeholders.role',
    autoComplete: 'organization-title'
  },
  linkedin_url: {
    label: 'forms.labels.linkedinUrl',
    hint: 'forms.hints.linkedinUrl',
    placeholder: 'forms.placeholders.linkedinUrl',
    autoComplete: 'url',
    inputMode: 'url',
    dir: 'ltr'
  },
  message: { control: 'textarea', label: 'forms.labels.message', hint: 'forms.hints.message' }
}

/** The view of each form. A short form has no hints, and has ids of its own because its page has another form. */
export const formViews = {
  contact: {
    idPrefix: '',
    isShort: false,
    send: 'forms.buttons.send',
    sending: 'forms.buttons.sending'
  },
  b2b: {
    idPrefix: '',
    isShort: false,
    send: 'forms.buttons.send',
    sending: 'forms.buttons.sending'
  },
  product: {
    idPrefix: 'ask-',
    isShort: true,
    send: 'forms.buttons.send',
    sending: 'forms.buttons.sending'
  },
  newsletter: {
    idPrefix: 'newsletter-',
    isShort: true,
    send: 'footer.subscribe',
    sending: 'forms.buttons.subscribing'
  }
} as const satisfies Record<
  FormKind,
  { idPrefix: string; isShort: boolean; send: FormText; sending: FormText }
>
