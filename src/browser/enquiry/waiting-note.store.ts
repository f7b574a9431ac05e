import { atom } from 'nanostores'
import type { Entry, Outbox } from './outbox.ts'

/** What waits to be sent from other pages than this one, and whether one of it has been sent since. */
export type WaitingNoteState = { waiting: readonly Entry[]; isSent: boolean }

/** Follows the outbox; a form of this page says by itself what waits of it. */
export function createWaitingNote(outbox: Outbox, hasForm: (scope: string) => boolean) {
  const waiting = () => outbox.entries().filter(({ scope }) => !hasForm(scope))
  const $note = atom<WaitingNoteState>({ waiting: waiting(), isSent: false })
  outbox.listen(() => {
    const left = waiting()
    $note.set({ waiting: left, isSent: left.length === 0 && $note.get().isSent })
  })
  return {
    $note,
    /** Said before the outbox forgets it. */
    tellSent: () => {
      const { waiting } = $note.get()
      if (waiting.length > 0) $note.set({ waiting, isSent: true })
    },
    close: () => $note.set({ ...$note.get(), isSent: false })
  }
}
