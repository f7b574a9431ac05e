import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import type { FormConfig } from './form-config.ts'
import type { Outbox } from './outbox.ts'
import { createWaitingNote } from './waiting-note.store.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = { note: ReturnType<typeof createWaitingNote>; config: FormConfig; onSend: () => void }

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
    <WaitingNote {...{ note, config }} onSend={() => void outbox.deliver()} />
  )
}

function WaitingNote({ note, config: { texts }, onSend }: Props) {
  const { waiting, isSent } = useStore(note.$note)
  const stuck = waiting.find(({ stuck }) => stuck)
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
  if (stuck)
    return (
      <>
        <b>
          <Words of={texts['forms.stuck.title']} />
        </b>
        <a className="touch" href={stuck.page}>
          <Words of={texts['forms.stuck.link']} />
        </a>
      </>
    )
  if (waiting.length === 0) return null
  return (
    <>
      <b>
        <Words of={texts['states.queued.title']} />
      </b>
      <button className="button" data-look="line" type="button" onClick={onSend}>
        <Words of={texts['states.queued.send']} />
      </button>
    </>
  )
}

function hasForm(scope: string): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>('enquiry-form')]
  return forms.some(({ dataset }) => dataset.scope === scope)
}
