import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TIMINGS } from '#config/timings.ts'

const TOKENS = 'src/styles/tokens.css'

/** The durations of the tokens in seconds, by name: `--calm: 0.35s`. */
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--([a-z-]+): ([\d.]+)s;/g)].map(
    ([, name = '', seconds]) => [name, Number(seconds)]
  )
)
const tokenOf = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

test('timings are the specification’s', () => {
  expect(TIMINGS).toMatchObject({
    calm: 0.35,
    intro: 1.5,
    overlayFade: 0.45,
    overlayPulse: 0.8,
    filmFade: 0.3
  })
})

test('scripts and style sheets have the same timings', () => {
  const inBoth = Object.entries(TIMINGS).filter(([name]) => tokens.has(tokenOf(name)))
  expect(inBoth.map(([name]) => name)).toEqual(['calm', 'intro', 'reveal', 'slow'])
  for (const [name, seconds] of inBoth) expect(tokens.get(tokenOf(name)), name).toBe(seconds)
})

test('no style sheet has a time of its own, except for endless motion', () => {
  const sheets = globSync('src/{styles,components,gallery}/**/*.{css,astro}')
  const literals = sheets
    .filter(path => path !== TOKENS)
    .flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/^\s*(?:animation|transition)[^;{}]*;/gm)]
        .map(([declaration]) => declaration)
        .filter(declaration => !declaration.includes('infinite'))
        .filter(declaration => /[\d.]*[1-9]\d*m?s\b/.test(declaration.replace(/var\([^)]*\)/g, '')))
        .map(declaration => `${path}: ${declaration.trim()}`)
    )
  expect(literals).toEqual([])
})
