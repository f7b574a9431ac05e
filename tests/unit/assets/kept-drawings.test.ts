import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ASSETS_DIR, DRAWINGS_DIR } from '#assets/folder.ts'
import { keepFile } from '#assets/hashed-file.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

/** A build: modules that know of no other one, but for what lies in its folder. */
async function aBuild(code?: string) {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('site drawings'))
  const { drawnOnce, keepDrawings } = await import('#assets/kept-drawings.ts')
  if (code !== undefined) keepDrawings({ drawing: code, encoder: code })
  const drawn: string[] = []
  const draw = (key: string) =>
    drawnOnce(key, () => {
      drawn.push(key)
      return keepFile(key, 'svg', `<svg>${key}</svg>`)
    })
  return { draw, drawn }
}

test('a drawing of one build is used by the next', async () => {
  const first = await aBuild('v1')
  const file = first.draw('field')
  expect(first.draw('field')).toBe(file)
  const second = await aBuild('v1')
  expect(second.draw('field')).toBe(file)
  expect([first.drawn, second.drawn]).toEqual([['field'], []])
})

test('a change of the code draws again', async () => {
  const first = await aBuild('v1')
  first.draw('field')
  const second = await aBuild('v2')
  second.draw('field')
  expect(second.drawn).toEqual(['field'])
})

test.each([
  ['is gone', (path: string) => rmSync(path)],
  ['is cut short', (path: string) => writeFileSync(path, '<svg>')],
  ['has other bytes of the same length', (path: string) => writeFileSync(path, '<svg>fiend</svg>')]
])('a drawing whose file %s is drawn again', async (_, damage) => {
  const first = await aBuild('v1')
  const path = join(ASSETS_DIR, first.draw('field'))
  damage(path)
  const second = await aBuild('v1')
  second.draw('field')
  expect(second.drawn).toEqual(['field'])
  expect(readFileSync(path, 'utf8')).toBe('<svg>field</svg>')
})

test('a build that was killed while it wrote a line damages no other line', async () => {
  const first = await aBuild('v1')
  first.draw('field')
  appendFileSync(join(DRAWINGS_DIR, 'v1'), 'abc')
  const second = await aBuild('v1')
  second.draw('river')
  const third = await aBuild('v1')
  third.draw('field')
  third.draw('river')
  expect(third.drawn).toEqual(['river'])
})

test('nothing is cached without the digest of the code', async () => {
  const build = await aBuild()
  build.draw('field')
  expect(globSync(join(DRAWINGS_DIR, '*'))).toEqual([])
})
