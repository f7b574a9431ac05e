/** Browsers print the target of the address, which `replaceState` does not change. The query stays. */
export const aimAt = (card: HTMLElement): void =>
  location.replace(`#${encodeURIComponent(card.id)}`)

// The button below a card prints it alone, with what is entered in its tools.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-print]')
  const card = button && button.closest<HTMLElement>('.answer-card')
  if (!card) return
  aimAt(card)
  print()
})
