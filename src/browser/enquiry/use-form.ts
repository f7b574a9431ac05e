import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback, useRef, useState } from 'react'
import { openForm } from './connect-forms.ts'
import { controlsOf, typedIn } from './controls.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import type { Form, FormState } from './form.ts'
import { callIn } from './outbox.ts'

/**
 * The state of a form: as the build rendered it until its element exists, then with what is typed, drafted or
 * waiting.
 */
export function useForm(props: EnquiryFormProps) {
  const [first] = useState(props)
  const [$plain] = useState(() => atom(plainState(first)))
  const [form, setForm] = useState<Form>()
  const element = useRef<HTMLFormElement>(null)

  const attach = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node
      if (!node) return
      const opened = openIn(node, first)
      setForm(opened)
      return opened.stop
    },
    [first]
  )
  return { form, state: useStore(form?.$state ?? $plain), element, attach }
}

function plainState({ initial = {} }: EnquiryFormProps): FormState {
  return { values: initial, touched: [], refusals: {}, status: { is: 'editing' } }
}

/** Opens the form with what a visitor typed into the controls before the code was loaded. */
function openIn(element: HTMLFormElement, props: EnquiryFormProps): Form {
  const { kind, scope, action, fixed, about, initial = {}, config } = props
  const typed = typedIn(element)
  const fields = Object.keys(typed)
  const form = openForm(config.bffUrl, {
    kind,
    scope,
    path: callIn(action),
    headers: config.headers,
    page: location.pathname,
    initial,
    fixed,
    about,
    typed: fields.length > 0 ? typed : undefined
  })
  for (const control of controlsOf(element))
    if (fields.includes(control.name) && control !== document.activeElement)
      form.leave(control.name)
  return form
}
