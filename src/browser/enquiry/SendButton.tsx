import { formViews } from './form-fields.ts'
import type { FormParts } from './FormView.tsx'
import { Words } from '#browser/base/Words.tsx'
import type { FormText } from './form-config.ts'

type Props = FormParts & { label?: FormText }

/** While it sends, the button says so and has no effect. */
export function SendButton({ kind, config, state, label = formViews[kind].send }: Props) {
  const isSending = state.status.is === 'sending'
  return (
    <button
      className={kind === 'newsletter' ? 'name' : 'button stripes'}
      type="submit"
      aria-disabled={isSending || undefined}
    >
      <Words of={config.texts[isSending ? formViews[kind].sending : label]} />
    </button>
  )
}
