import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { markupEdits } from '../helpers/markup-edits.ts'

/**
 * No regular expression and no search for a string changes markup: a parser knows whether `</head>` ends the head or
 * stands in a description, a search does not. The exceptions are listed here, each with its reason.
 */
const allowed: Record<string, string> = {
  'src/browser/enquiry/plain-address.ts':
    'reads a typed address in angle brackets, as mail programs copy it: <ana@farm.example>',
  'scripts/bench/host-thread.ts': 'asks which files our own pages name, and changes nothing',
  'scripts/bench/other-builders.ts': 'replaces the title of our own page by a placeholder',
  'scripts/bench/rendered-pages.ts':
    'takes our own pages apart, for other builders to put them together',
  'scripts/hosts/caddy.ts': 'writes a regular expression as Go reads it: (?P<name>)',
  'scripts/hosts/nginx/format-nginx.ts': 'finds the named groups of a regular expression',
  'scripts/hosts/numbered.ts': 'finds the named groups of a regular expression',
  'scripts/hosts/patterns.ts': 'finds the named groups of a regular expression',
  'scripts/demo-bff/check/html.ts':
    'checks how the demo data is written, faults that a parser mends',
  'scripts/demo-bff/check/posts.ts': 'checks how the demo data is written, and changes nothing',
  'scripts/publish/keep-days.ts':
    'compares two files of ours but for the day that they name, and changes nothing',
  'src/pictures/art/base/svg.ts': 'puts a drawing into another one, both of our own numbers',
  'src/content/bff/body.ts':
    'asks whether an answer that should be JSON is a page, and changes nothing',
  'src/lib/script-json.ts': 'escapes JSON before it becomes markup',
  'src/views/machines/markdown.ts': 'escapes text that Markdown would take for markup'
}

const modules = globSync(['src/**/*.{ts,tsx,mjs,astro}', 'scripts/**/*.{ts,mjs}'])

function editsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.astro')) return markupEdits(source.split(/^---$/m)[1] ?? '')
  return markupEdits(source, file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
}

describe('markup', () => {
  const edited = modules
    .map(file => ({ file, edits: editsOf(file) }))
    .filter(({ edits }) => edits.length > 0)

  test('is nowhere read or changed by a search', () => {
    expect(edited.filter(({ file }) => !(file in allowed))).toEqual([])
  })

  test('and every listed exception is still needed', () => {
    const files = new Set(edited.map(({ file }) => file))
    expect(Object.keys(allowed).filter(file => !files.has(file))).toEqual([])
  })
})

describe('the rule', () => {
  test.each([
    String.raw`const run = /(?<=<\/title>)(?:<link rel="stylesheet" href="[^"]+">)+/`,
    `page.replace('</head>', head => links + head)`,
    `const [first = ''] = text.split('</p>')`,
    `text.indexOf('<')`,
    String.raw`text.replace(/&(?:lt|gt|quot|amp);/g, decode)`,
    `url.replaceAll('&amp;', '&')`,
    `html.replace(/(?<=[，。]) +/g, '')`,
    `post.html.matchAll(pattern)`,
    `innerHtml().slice(0, 5)`,
    String.raw`new RegExp('<h2[^>]*>')`,
    String.raw`globSync(join(outDir, '**/*.html'))`
  ])('finds %s', source => {
    expect(markupEdits(source)).toHaveLength(1)
  })

  test.each([
    String.raw`text.replace(/[&<>"]/g, sign => entities[sign])`,
    String.raw`const year = /(?<year>\d{4})-\k<year>(?<!0)(?<=1)/`,
    'const drawn = `<path fill="${fill}"/>`',
    `name.split(' ')`,
    `items.slice(0, 3)`,
    `const isSmall = one < other`
  ])('has nothing against %s', source => {
    expect(markupEdits(source)).toEqual([])
  })
})
