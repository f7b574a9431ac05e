import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STYLES = /<style[^>]*>([^]*?)<\/style>/g

const sources = globSync('src/**/*.{astro,css,ts,tsx}').map(file => {
  const source = readFileSync(file, 'utf8')
  const isSheet = file.endsWith('.css')
  const inside = [...source.matchAll(STYLES)].map(([, styles = '']) => styles).join('\n')
  const css = (isSheet ? source : inside).replace(/\/\*[^]*?\*\/|'[^']*'|url\([^)]*\)/g, '')
  return { file, css, code: isSheet ? '' : source.replace(STYLES, '') }
})

const codeWords = new Set(sources.flatMap(({ code }) => code.match(/[a-z][\w-]*/gi) ?? []))
const everyStyle = sources.map(({ css }) => css).join('\n')

/** What a pattern finds in the styles, by its first group. */
const named = (pattern: RegExp, css = everyStyle) =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name))

test('every styled class is used', () => {
  const unused = sources.flatMap(({ file, css }) =>
    [...named(/\.([a-z][\w-]*)/gi, css)]
      .filter(name => !codeWords.has(name))
      .map(name => `${file}: .${name}`)
  )
  expect(unused).toEqual([])
})

test('every custom property that is set is read', () => {
  const read = named(/var\(\s*--([\w-]+)/g)
  const unread = [...named(/--([\w-]+)\s*:/g)].filter(name => !read.has(name))
  const inCode = sources.map(({ code }) => code).join('\n')
  expect(unread.filter(name => !inCode.includes(`--${name}`))).toEqual([])
})

test('every animation is used', () => {
  const played = [...named(/animation(?:-name)?:\s*([^;]+)/g)].join(' ')
  expect([...named(/@keyframes ([\w-]+)/g)].filter(name => !played.includes(name))).toEqual([])
})
