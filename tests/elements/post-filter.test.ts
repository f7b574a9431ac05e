import { expect, test } from 'vitest'
import '#browser/shell/post-filter.element.ts'
import { show } from './a-page.ts'

const posts = `<post-filter>
  <article data-category="events" data-tags='["soy"]'>Field day</article>
  <article data-category="reports" data-tags='["soy","rust"]'>Rust report<time datetime="2025-03-01"></time></article>
  <details><summary>Older posts</summary><article data-category="events" data-tags="[]">Fair<time datetime="2025-02-01"></time></article></details>
  <p data-none hidden>No post has this tag.</p>
</post-filter>`

function open(search: string): { shown: string[]; isNoneSaid: boolean } {
  history.replaceState(null, '', location.pathname + search)
  const articles = [...show(posts).querySelectorAll('article')]
  const none = document.querySelector<HTMLElement>('[data-none]')
  return {
    shown: articles.filter(post => post.checkVisibility()).map(post => post.textContent),
    isNoneSaid: none?.hidden === false
  }
}

test('all posts are shown when the address names no tag; older ones stay folded', () => {
  expect(open('').shown).toEqual(['Field day', 'Rust report'])
})

test('a category shows its posts alone, also the older ones', () => {
  expect(open('?category=events').shown).toEqual(['Field day', 'Fair'])
})

test('a category and a tag show the posts that have both', () => {
  expect(open('?category=events&tag=soy').shown).toEqual(['Field day'])
})

test('a year shows its posts alone, also the older ones', () => {
  expect(open('?year=2025#year-2025').shown).toEqual(['Rust report', 'Fair'])
  expect(open('?year=2025&category=events').shown).toEqual(['Fair'])
})

test('a tag that no post has says so', () => {
  expect(open('?tag=maize')).toEqual({ shown: [], isNoneSaid: true })
})
