import type { FormKit } from './form-config.ts'
import type { Entry, Outbox } from './outbox.ts'
import { build, buildButton, words } from './build.ts'

let note: HTMLElement | undefined

/** Says on every page what waits to be sent from another one; a form says so itself. */
export function showWaitingNote(outbox: Outbox, kit: FormKit): void {
  if (note) return
  const place = (note = build('div', 'waiting-note'))
  place.role = 'status'
  place.hidden = true
  document.body.append(place)
  const draw = () => drawNote(place, outbox, kit)
  outbox.listen(draw)
  document.addEventListener('form-submitted', () => {
    if (!place.hidden) sayThatItIsSent(place, kit)
  })
  draw()
}

function drawNote(place: HTMLElement, outbox: Outbox, { texts }: FormKit): void {
  const others = outbox.entries().filter(({ scope }) => !hasForm(scope))
  const stuck = others.find(({ stuck }) => stuck)
  if (others.length === 0) {
    place.hidden = !place.dataset.isSent
    return
  }
  place.hidden = false
  delete place.dataset.isSent
  if (stuck) {
    const link = build('a', '', words(texts['forms.stuck.link']))
    link.href = stuck.page
    place.replaceChildren(build('b', '', words(texts['forms.stuck.title'])), link)
  } else {
    const send = buildButton(texts['states.queued.send'], () => void outbox.deliver())
    send.dataset.look = 'line'
    place.replaceChildren(build('b', '', words(texts['states.queued.title'])), send)
  }
}

function sayThatItIsSent(place: HTMLElement, { texts }: FormKit): void {
  const close = buildButton(texts['forms.buttons.close'], () => (place.hidden = true))
  close.dataset.look = 'line'
  place.dataset.isSent = 'true'
  place.replaceChildren(build('b', '', words(texts['forms.status.sent'])), close)
}

function hasForm(scope: Entry['scope']): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>('reach-form')]
  return forms.some(({ dataset }) => dataset.scope === scope)
}
