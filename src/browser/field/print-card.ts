const hashOf = (card: Element) => `#${encodeURIComponent(card.id)}`

// The button below a card prints it alone, with what is entered in its tools.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-print]')
  const card = button && button.closest('.answer-card')
  if (!card) return
  location.replace(hashOf(card))
  print()
})

// Browsers print the target of the address, which the tools change without it. The query stays.
addEventListener('beforeprint', () => {
  const cards = [...document.querySelectorAll('.answer-card')]
  const card = cards.find(card => hashOf(card) === location.hash)
  if (card) location.replace(hashOf(card))
})
