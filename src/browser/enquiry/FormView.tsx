import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { Agreement } from './Agreement.tsx'
import type { FormMessage, MessageAction } from './form-message.ts'
import type { Form, FormState } from './form.ts'
import { FormMessageView } from './FormMessageView.tsx'
import type { FormConfig } from './form-config.ts'
import { formViews } from './form-fields.ts'
import { FormField } from './FormField.tsx'
import { NewsletterLine } from './NewsletterLine.tsx'
import { fieldsOf, type FormKind } from './rules.ts'
import { SendButton } from './SendButton.tsx'
import { Words } from '#browser/base/Words.tsx'

export type FormParts = {
  kind: FormKind
  config: FormConfig
  state: FormState
  /** Present once the form's code has opened it; until then the form is what the build rendered. */
  form?: Form
}
export type FormViewProps = FormParts & {
  /** The address to which the browser posts the form, and hidden values; fields with a hidden value are not shown. */
  action: string
  hidden?: Readonly<Record<string, string>>
  /** Whether a draft was restored before the code was loaded. */
  isRestored?: boolean
  /** For a form in a dialog. */
  onClose?: () => void
  message?: FormMessage
  ref?: Ref<HTMLFormElement>
}

/** A form in one of its states. As rendered by the build, it works without a script. */
export function FormView(props: FormViewProps) {
  const {
    kind,
    config,
    state,
    form,
    action,
    hidden = {},
    isRestored = false,
    onClose,
    message,
    ref
  } = props
  const { texts } = config
  const parts = { kind, config, state, form }
  const { idPrefix, isShort } = formViews[kind]
  const { is } = state.status
  const fields = fieldsOf(kind).filter(field => !(field in hidden))
  const isChanged = form ? form.isChanged() : isRestored
  const act = (element: Element, does: MessageAction['does']) => {
    const place = element.closest('form')
    flushSync(() => void form?.[does]())
    // The button disappears after its action, so the focus moves into the form.
    if (does !== 'submit' && does !== 'tryNow')
      place?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }

  return (
    <form
      ref={ref}
      className={kind === 'newsletter' ? undefined : 'form'}
      method="post"
      action={action}
      // The element has set this before React is loaded.
      suppressHydrationWarning
      noValidate={form !== undefined}
      data-status={form && is}
      onSubmit={event => {
        event.preventDefault()
        void form?.submit()
      }}
      onReset={event => {
        event.preventDefault()
        act(event.currentTarget, 'clear')
      }}
    >
      <FormMessageView message={message} idOf={field => idPrefix + field} onAction={act} />
      {!isShort && <FormHints {...{ texts }} isRestored={isRestored && isChanged} />}
      {kind === 'newsletter' ? (
        <NewsletterLine {...parts} />
      ) : (
        fields.map(field => <FormField key={field} field={field} {...parts} />)
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot {...parts} />
      {kind !== 'newsletter' && <FormButtons {...parts} {...{ isChanged, onClose }} />}
      <p role="alert" data-early hidden>
        <Words of={texts['forms.failure.early']} />
      </p>
      <p className="visually-hidden" role="status">
        {is === 'sending' && <Words of={texts['forms.status.sending']} />}
      </p>
      {kind !== 'newsletter' && (
        <Agreement {...config.agreement} isBeside={onClose !== undefined} />
      )}
    </form>
  )
}

const FIRST_FIELD = 'input:not([type=hidden]), textarea'

type HintsProps = { texts: FormConfig['texts']; isRestored: boolean }

function FormHints({ texts, isRestored }: HintsProps) {
  return (
    <>
      <p className="hint faint small">
        <Words of={texts['forms.hints.required']} />
      </p>
      <p className="hint faint small" data-draft hidden={!isRestored}>
        <Words of={texts['forms.status.draftRestored']} />
      </p>
    </>
  )
}

type ButtonsProps = FormParts & { isChanged: boolean; onClose?: () => void }

function FormButtons({ isChanged, onClose, ...parts }: ButtonsProps) {
  const { config, state } = parts
  const isLocked = state.status.is === 'sending' || state.status.is === 'waiting'
  return (
    <div className={onClose ? 'actions' : 'send cluster middle'}>
      <SendButton {...parts} label={onClose && 'forms.buttons.submit'} />
      {onClose && (
        <button className="button" data-look="line" type="button" onClick={onClose}>
          <Words of={config.texts['forms.buttons.close']} />
        </button>
      )}
      <button className="text-button quiet" type="reset" data-draft hidden={isLocked || !isChanged}>
        <Words of={config.texts['forms.buttons.clearDraft']} />
      </button>
    </div>
  )
}

/** People leave this field empty; the BFF quarantines an enquiry that fills it. */
function Honeypot({ kind, config, state, form }: FormParts) {
  const id = `${formViews[kind].idPrefix}website`
  return (
    <div hidden>
      <label htmlFor={id}>
        <Words of={config.texts['forms.honeypot']} />
      </label>
      <input
        id={id}
        name="website"
        autoComplete="off"
        tabIndex={-1}
        value={state.values.website ?? ''}
        onChange={({ target }) => form?.type('website', target.value)}
      />
    </div>
  )
}
