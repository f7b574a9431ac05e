import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const elements = globSync('src/browser/**/*.element.ts')
const onEveryPage = readFileSync('src/browser/entry.ts', 'utf8')
const components = globSync('src/components/**/*.astro').map(file => {
  const source = readFileSync(file, 'utf8')
  return { file, source, markup: source.replace(/^---[^]*?^---/m, '') }
})

describe.each(elements)('%s', element => {
  const [tag, name] = [basename(element, '.element.ts'), basename(element)]

  test('defines the one element that it is called by', () => {
    const source = readFileSync(element, 'utf8')
    const defined = [...source.matchAll(/customElements\.define\('([^']+)'/g)]
    expect(defined.map(([, one]) => one)).toEqual([tag])
  })

  test('is loaded by the components that write its tag, by another element, or on every page', () => {
    const importsIt = (source: string) => source.includes(`/${name}'`)
    const writers = components.filter(({ markup }) => new RegExp(`<${tag}[\\s>]`).test(markup))
    const loaders = components.filter(({ source }) => importsIt(source))
    expect(writers).not.toEqual([])
    const isLoadedElsewhere = [onEveryPage, ...otherElements(element)].some(importsIt)
    expect(loaders).toEqual(isLoadedElsewhere ? [] : writers)
  })
})

const otherElements = (element: string) =>
  elements.filter(other => other !== element).map(other => readFileSync(other, 'utf8'))

test('a component writes no custom tag that has no element', () => {
  const defined = new Set(elements.map(element => basename(element, '.element.ts')))
  const written = components.flatMap(({ markup }) => markup.match(/(?<=<)[a-z]+-[a-z-]+/g) ?? [])
  expect(written.filter(tag => !defined.has(tag))).toEqual([])
})
