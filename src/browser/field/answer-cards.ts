const cards = [...document.querySelectorAll('.answer-card')]
const hashOf = (card: Element) => `#${encodeURIComponent(card.id)}`

// The buttons below a card print it alone, with what is entered in its tools, or share its address.
for (const card of cards)
  for (const button of card.querySelectorAll<HTMLElement>('[data-print]')) {
    const isShare = button.dataset.print !== ''
    button.hidden = isShare && !('share' in navigator)
    button.onclick = () => {
      location.replace(hashOf(card))
      // The new address has taken the focus away.
      button.focus()
      if (!isShare) print()
      // Closing the menu is no error.
      else navigator.share({ url: location.href }).catch(() => undefined)
    }
  }

// Browsers print the target of the address, which the tools change without it. The query stays.
addEventListener('beforeprint', () => {
  if (location.hash) location.replace(location.hash)
})

// A link to a card that is no longer listed leads to what the list has instead; tools of a card have its id before theirs.
const [, crop] = location.hash.split('#crop-')
if (crop && !cards.some(card => location.hash.startsWith(hashOf(card))))
  location.replace(`../product-list?problem=${location.pathname.split('/')[3] ?? ''}&crop=${crop}`)
