/** Filters its posts by the category, the tag and the year of the address; without a script all are visible. */
class PostFilter extends HTMLElement {
  connectedCallback() {
    const wanted = new URLSearchParams(location.search)
    if (!filters.some(name => wanted.has(name))) return
    const posts = [...this.querySelectorAll<HTMLElement>('article')]
    for (const post of posts)
      post.hidden = !filters.every(name => {
        const value = wanted.get(name)
        return value === null || valuesOf[name](post).includes(value)
      })
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

const filters = ['category', 'tag', 'year'] as const

const valuesOf: Record<(typeof filters)[number], (post: HTMLElement) => readonly unknown[]> = {
  category: ({ dataset }) => [dataset.category],
  tag: ({ dataset }) => JSON.parse(dataset.tags ?? '[]') as string[],
  year: post => [post.querySelector('time')?.dateTime.slice(0, 4)]
}

customElements.define('post-filter', PostFilter)
