/** Filters its posts by the category and the tag of the address; without a script all are visible. */
class PostFilter extends HTMLElement {
  connectedCallback() {
    const wanted = new URLSearchParams(location.search)
    const [category, tag] = [wanted.get('category'), wanted.get('tag')]
    if (category === null && tag === null) return
    const posts = [...this.querySelectorAll<HTMLElement>('article')]
    for (const post of posts) post.hidden = !isWanted(post, { category, tag })
    const older = this.querySelector('details')
    if (older) older.open = true
    this.querySelector('[data-none]')?.toggleAttribute(
      'hidden',
      posts.some(({ hidden }) => !hidden)
    )
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main aside a'))
      if (link.search === location.search) link.setAttribute('aria-current', 'true')
  }
}

function isWanted(
  { dataset }: HTMLElement,
  { category, tag }: { category: string | null; tag: string | null }
): boolean {
  const tags = JSON.parse(dataset.tags ?? '[]') as string[]
  return (
    (category === null || dataset.category === category) && (tag === null || tags.includes(tag))
  )
}

customElements.define('post-filter', PostFilter)
