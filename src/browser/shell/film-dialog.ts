import { TIMINGS } from '#config/timings.ts'
import { fade } from '#browser/base/fade.ts'
import { isPlayer } from '#lib/film.ts'
import { dialogOf, type DialogParts } from '#browser/base/dialog-link.ts'

/** Shows a film in a dialog. Escape, a click outside or its button closes it; the focus returns to the link. */
export async function openFilm(parts: DialogParts): Promise<void> {
  const dialog = await dialogOf(parts)
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.matches('[data-play]')) play(dialog)
    else if (!target.closest('[data-screen]') || target.closest('[data-close]')) void close(dialog)
  })
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    void close(dialog)
  })
  const film = dialog.querySelector('video')
  const saySo = () => dialog.querySelector('.failed')?.removeAttribute('hidden')
  film?.addEventListener('error', saySo)
  // Loading began before the dialog had its styles.
  if (film?.error) saySo()
  dialog.showModal()
  await fade(dialog, { opacity: [0, 1], seconds: TIMINGS.filmFade })
}

/** The player comes from another host. Nothing is loaded from that host before this. */
function play(dialog: HTMLDialogElement): void {
  const plate = dialog.querySelector<HTMLElement>('[data-player]')
  const src = plate?.dataset.player ?? ''
  if (!plate || !isPlayer(src)) return
  const frame = Object.assign(document.createElement('iframe'), {
    src: `${src}?autoplay=1`,
    title: plate.dataset.title ?? '',
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin'
  })
  plate.replaceWith(frame)
  frame.focus()
}

async function close(dialog: HTMLDialogElement): Promise<void> {
  await fade(dialog, { opacity: [1, 0], seconds: TIMINGS.filmFade })
  dialog.close()
}
