/** Shows the page's note that a link waits for a connection. Hidden, because a browser without popovers would show it. */
export function showConnectionNote(): void {
  const note = document.getElementById('waiting')
  note?.removeAttribute('hidden')
  note?.togglePopover(true)
}
