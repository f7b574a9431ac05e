import { memo, type RefObject, useEffect, useRef } from 'react'
import { formMessageOf } from './form-message.ts'
import type { Form, FormSetup, Status } from './form.ts'
import { FormView, type FormViewProps } from './FormView.tsx'
import { useForm } from './use-form.ts'

export type EnquiryFormProps = Pick<
  FormViewProps,
  'kind' | 'config' | 'action' | 'hidden' | 'isRestored' | 'onClose'
> &
  Pick<FormSetup, 'scope' | 'fixed' | 'about'> & {
    /** The initial values of the form. */
    initial?: FormSetup['initial']
    /** The country whose team answers, where that is not the tree's. */
    team?: string
    onSent?: () => void
  }

/**
 * Any form of the site: on a page, in the footer or in a dialog. The build renders it; the first interaction hydrates
 * it.
 */
export const EnquiryForm = memo(function EnquiryForm(props: EnquiryFormProps) {
  const { kind, config, team = config.team, onSent } = props
  const { form, state, element, attach } = useForm(props)
  const message = formMessageOf({ kind, team }, state, config)
  useFocus(element, form, state.status)
  const isSent = state.status.is === 'sent'
  useEffect(() => {
    if (isSent) onSent?.()
  }, [isSent, onSent])
  return <FormView {...props} {...{ form, state, message }} ref={attach} />
})

/** Moves the focus to a new message of the form, otherwise to the first invalid field, so that nobody misses it. */
function useFocus(
  element: RefObject<HTMLFormElement | null>,
  form: Form | undefined,
  status: Status
): void {
  const last = useRef<{ form?: Form; status: Status }>({ status })
  useEffect(() => {
    const isNew = last.current.form === form && last.current.status !== status
    last.current = { form, status }
    // A form that opens in an earlier state does not take the focus, because the visitor has not touched it.
    if (!isNew || !form) return
    const wanted =
      element.current?.querySelector<HTMLElement>('.form-message') ??
      (status.is === 'invalid' &&
        element.current?.querySelector<HTMLElement>('[aria-invalid=true]'))
    if (wanted) wanted.focus()
  }, [element, form, status])
}
