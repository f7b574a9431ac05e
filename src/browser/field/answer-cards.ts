const hashOf = (card: Element) => `#${encodeURIComponent(card.id)}`

/** Whether the address names a card of this page. */
const namesCard = () =>
  [...document.querySelectorAll('.answer-card')].some(card => hashOf(card) === location.hash)

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
  if (namesCard()) location.replace(location.hash)
})

// A link to a card that is no longer listed leads to what the list has instead.
const [, crop] = /^#crop-(.+)/.exec(location.hash) ?? []
if (crop !== undefined && !namesCard()) {
  const problem = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  location.replace(`../product-list?problem=${problem}&crop=${crop}`)
}
