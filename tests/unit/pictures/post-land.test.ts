import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postLandOf } from '#pictures/post-land.ts'

const posts = new URL('../../../scripts/demo-bff/data/posts/', import.meta.url)

/** The titles of a post of the demo, in every language. */
function titlesOf(slug: string) {
  const file = readdirSync(posts).find(name => name.includes(slug)) ?? slug
  const { title, translations } = JSON.parse(readFileSync(new URL(file, posts), 'utf8')) as {
    title: string
    translations: Record<string, { title: string }>
  }
  return [title, ...Object.values(translations).map(translation => translation.title)]
}

const srcOf = (about?: string) => postLandOf('a-post', 'card', about).src

test('a story about centre pivots or rice is drawn with such fields, in every language', () => {
  for (const slug of ['centre-pivot', 'rice-three']) {
    const drawn = new Set(titlesOf(slug).map(title => srcOf(title)))
    expect([slug, drawn.size]).toEqual([slug, 1])
    expect(drawn).not.toContain(srcOf())
  }
})

test('other stories have the land of their id', () => {
  const others = ['The price of a pivotal risk', 'Новый риск', 'ข้าวโพดและเพลี้ย', 'Reading a label']
  for (const title of others) expect(srcOf(title)).toBe(srcOf())
})
