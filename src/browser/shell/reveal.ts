/**
 * `data-reveal` plays once, when this share of the element is visible. `data-mark` is shown while the element is in
 * view.
 */
const REVEAL_SHARE = 0.5

const revealed = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.setAttribute('data-revealed', '')
      revealed.unobserve(target)
    }
  },
  { threshold: REVEAL_SHARE }
)

for (const element of document.querySelectorAll('[data-reveal]')) revealed.observe(element)

if (!CSS.supports('animation-timeline: view()')) {
  const marked = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries)
        target.toggleAttribute('data-in-view', isIntersecting)
    },
    { rootMargin: '-25% 0px' }
  )
  for (const element of document.querySelectorAll('[data-mark]')) marked.observe(element)
}
