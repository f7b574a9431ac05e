import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = globSync('{*.*,{docs,scripts,src,tests}/**/*.*}')
const code = files.filter(file => /\.(?:tsx?|mjs|astro|css)$/.test(file))
const pages = files.filter(file => file.endsWith('.md') && file !== 'docs/messages.md')

/** Words between backticks, except those in blocks of commands. */
function quoted(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word)
}

/** `<name>` and `{id}` stand for any name, `*.tsx` for a kind of file, `./file.ts` for a way to import. */
const isPattern = (word: string) => /[<{*]|^[.#]/.test(word)

/** A document may leave out the first folders of a path if the rest names one file. */
const filesNamed = (path: string) => code.filter(file => file === path || file.endsWith(`/${path}`))

function adrsIn(text: string): string[] {
  return [...text.matchAll(/\bADR (\d+)/g)].map(([, number = '']) => number.padStart(4, '0'))
}

describe.each(pages)('%s', page => {
  const text = readFileSync(page, 'utf8')
  const words = quoted(text).filter(word => !isPattern(word))

  test('names each file of the code so that it can be only one', () => {
    const named = words.filter(word => /\.(?:tsx?|mjs|astro|css)$/.test(word))
    expect(named.filter(word => filesNamed(word).length !== 1)).toEqual([])
  })

  test('names only folders that exist', () => {
    const named = words.filter(word => /^(?:docs|scripts|src|tests)\/[\w/-]*$/.test(word))
    expect(named.filter(folder => !existsSync(folder))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    const missing = links.filter(([, link = '']) => !existsSync(join(dirname(page), link)))
    expect(missing.map(([, link]) => link)).toEqual([])
  })
})

test('every decision that a page or a comment names by its number is in docs/adr', () => {
  const known = new Set(globSync('docs/adr/*.md').map(file => basename(file).slice(0, 4)))
  const unknown = [...pages, ...code].flatMap(file =>
    adrsIn(readFileSync(file, 'utf8'))
      .filter(number => !known.has(number))
      .map(number => `${file}: ADR ${number}`)
  )
  expect(unknown).toEqual([])
})

test('a decision has a number of its own, which is also in its title', () => {
  const decisions = globSync('docs/adr/*.md').map(file => ({
    number: basename(file).slice(0, 4),
    title: readFileSync(file, 'utf8').split('.', 1)[0]
  }))
  expect(decisions.map(({ title }) => title)).toEqual(
    decisions.map(({ number }) => `# ${Number(number)}`)
  )
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
})
