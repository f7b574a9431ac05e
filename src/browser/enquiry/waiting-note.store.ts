import { atom } from 'nanostores'
import type { Entry, Outbox } from './outbox.ts'

/** Enquiries of other pages that wait to be sent, and whether one of them has been sent since. */
export type WaitingNoteState = { waiting: readonly Entry[]; isSent: boolean }

/** Follows the outbox. A form on this page shows its own waiting enquiries. */
export function createWaitingNote(outbox: Outbox, hasForm: (scope: string) => boolean) {
  const waiting = () => outbox.entries().filter(({ scope }) => !hasForm(scope))
  const $note = atom<WaitingNoteState>({ waiting: waiting(), isSent: false })
  outbox.listen(() => {
    const left = waiting()
    $note.set({ waiting: left, isSent: left.length === 0 && $note.get().isSent })
  })
  return {
    $note,
    /** Called before the outbox removes the enquiry that was sent. */
    tellSent: () => {
      const { waiting } = $note.get()
      if (waiting.length > 0) $note.set({ waiting, isSent: true })
    },
    close: () => $note.set({ ...$note.get(), isSent: false })
  }
}
