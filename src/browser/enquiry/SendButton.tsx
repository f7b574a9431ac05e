import { formViews } from './form-fields.ts'
import type { FormParts } from './FormView.tsx'
import { Words } from '#browser/base/Words.tsx'

/** Says while it sends that it does, and is then no use to press. */
export function SendButton({ kind, config, state }: FormParts) {
  const isSending = state.status.is === 'sending'
  const { send, sending } = formViews[kind]
  return (
    <button
      className={kind === 'newsletter' ? undefined : 'button furrow'}
      type="submit"
      aria-disabled={isSending || undefined}
    >
      <Words of={config.texts[isSending ? sending : send]} />
    </button>
  )
}
