import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builders, prepare } from '#scripts/bench/other-builders.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

const page = (title: string, main: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><header>{{ Menu }}</header><main>${main}</main><footer>2026</footer></body></html>`

describe('the other site builders of the benchmark', () => {
  for (const builder of builders.filter(({ name }) => name === 'Hugo')) {
    const isThere = 'program' in builder.find()

    test.skipIf(!isThere)(`${builder.name} makes the same pages of the same content`, () => {
      const leave = enterOwnFolder()
      try {
        const pages = {
          'br.html': page('Brasil &amp; campo', '<h1>Início</h1>'),
          'br/product/1.html': page('Produto', '<p>2 L/ha {{ não é código }}</p>')
        }
        writeFiles('site', pages)
        const prepared = prepare(builder, 'site', 'other')
        if ('missing' in prepared) throw new Error(prepared.missing)
        const { program, args, cwd } = prepared.command
        const build = () => execFileSync(program, args, { cwd })
        build()
        const made = (path: string) => readFileSync(join('other/public', path), 'utf8')
        for (const [path, html] of Object.entries(pages))
          expect(made(path).replaceAll('&#123;', '{').trim()).toBe(html)

        prepared.change()
        build()
        expect(made('br.html')).toContain('<title>Described anew for the benchmark</title>')
      } finally {
        leave()
      }
    })
  }
})
