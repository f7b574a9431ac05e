const cards = [...document.querySelectorAll('.answer-card')]
const hashOf = (card: Element) => `#${encodeURIComponent(card.id)}`

// The buttons below a card print it alone, with what is entered in its tools, or share its address.
for (const card of cards)
  for (const button of card.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    const isShare = Boolean(button.value)
    button.hidden = isShare && !('share' in navigator)
    button.onclick = () => {
      history.replaceState(null, '', hashOf(card))
      // Closing the menu is no error.
      if (isShare) navigator.share({ url: location.href }).catch(() => undefined)
      else print()
    }
  }

// Browsers print the target of the address, which buttons and tools change without it. The query stays, and so does the
// place of the reader.
addEventListener('beforeprint', () => {
  const focused = document.activeElement as HTMLElement
  const top = scrollY
  if (location.hash) location.replace(location.hash)
  focused.focus()
  scrollTo(0, top)
})

// A link to a card that is no longer listed leads to what the list has instead; tools of a card have its id before theirs.
const [, crop] = location.hash.split('#crop-')
if (crop && !cards.some(card => location.hash.startsWith(hashOf(card))))
  location.replace(`../product-list?problem=${location.pathname.split('/')[3] ?? ''}&crop=${crop}`)
