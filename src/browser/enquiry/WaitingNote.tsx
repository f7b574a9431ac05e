import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import type { FormConfig } from './form-config.ts'
import type { Entry, Outbox } from './outbox.ts'
import { createWaitingNote } from './waiting-note.store.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  note: ReturnType<typeof createWaitingNote>
  config: FormConfig
  onSend: () => void
  onDelete: (entry: Entry) => void
}

let isShown = false

/** Shows, on every page, the enquiries that wait to be sent from other pages. */
export function showWaitingNote(outbox: Outbox, config: FormConfig): void {
  if (isShown) return
  isShown = true
  const note = createWaitingNote(outbox, hasForm)
  document.addEventListener('form-submitted', note.tellSent)
  const place = document.createElement('div')
  place.className = 'waiting-note'
  place.role = 'status'
  document.body.append(place)
  createRoot(place).render(
    <WaitingNote
      {...{ note, config }}
      onSend={() => void outbox.deliver()}
      onDelete={entry => void outbox.discard(entry)}
    />
  )
}

/** Shows the text of the enquiry, so that it can be copied even if the page with its form no longer exists. */
function WaitingNote({ note, config: { texts }, onSend, onDelete }: Props) {
  const { waiting, isSent } = useStore(note.$note)
  const stuck = waiting.find(({ stuck }) => stuck)
  const shown = stuck ?? waiting[0]
  if (isSent)
    return (
      <>
        <b data-is-sent="">
          <Words of={texts['forms.status.sent']} />
        </b>
        <button className="button" data-look="line" type="button" onClick={note.close}>
          <Words of={texts['forms.buttons.close']} />
        </button>
      </>
    )
  if (!shown) return null
  return (
    <>
      <b>
        <Words of={texts[stuck ? 'forms.stuck.title' : 'states.queued.title']} />
      </b>
      <textarea
        readOnly
        rows={2}
        aria-label={texts['forms.labels.message'].text}
        value={[shown.values.message, shown.values.email].find(Boolean)}
      />
      {stuck ? (
        <a className="touch" href={stuck.page}>
          <Words of={texts['forms.stuck.link']} />
        </a>
      ) : (
        <button className="button" data-look="line" type="button" onClick={onSend}>
          <Words of={texts['states.queued.send']} />
        </button>
      )}
      <button className="button" data-look="line" type="button" onClick={() => onDelete(shown)}>
        <Words of={texts['forms.buttons.delete']} />
      </button>
    </>
  )
}

function hasForm(scope: string): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>('enquiry-form')]
  return forms.some(({ dataset }) => dataset.scope === scope)
}
