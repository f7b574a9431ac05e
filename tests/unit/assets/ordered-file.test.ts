import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { ASSETS_DIR, ORDERS_DIR } from '#assets/folder.ts'
import { encodeBy, makeOrdered, orderFile } from '#assets/ordered-file.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

const make = (order: unknown) => Promise.resolve(Buffer.from(`made of ${JSON.stringify(order)}`))

describe('A file that is slow to make', () => {
  test('is named by its order: equal orders are one file', () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    expect(file).toMatch(/^card\.[0-9a-f]{12}\.jpg$/)
    expect(orderFile('card', 'jpg', { title: 'Ostria' })).toBe(file)
    expect(orderFile('card', 'jpg', { title: 'Marinada' })).not.toBe(file)
  })

  test('has another name, and is made again, where other code makes it', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    await makeOrdered(file, make)
    encodeBy('other code')
    const other = orderFile('card', 'jpg', { title: 'Ostria' })
    encodeBy('')
    expect(other).not.toBe(file)
    await makeOrdered(other, () => Promise.resolve(Buffer.from('made otherwise')))
    expect(readFileSync(join(ASSETS_DIR, other), 'utf8')).toBe('made otherwise')
  })

  test('is made from its order, once for all builds', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    await makeOrdered(file, make)
    await makeOrdered(file, () => Promise.reject(new Error('made twice')))
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test.each([
    ['is cut short', (path: string) => writeFileSync(path, 'made')],
    ['has other bytes of the same length', (path: string) => writeFileSync(path, 'x'.repeat(26))],
    ['is gone', (path: string) => rmSync(path)]
  ])('is made again when it %s', async (_, damage) => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    await makeOrdered(file, make)
    damage(join(ASSETS_DIR, file))
    await makeOrdered(file, make)
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test('is ordered again when its order is cut short', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    writeFileSync(join(ORDERS_DIR, `${file}.json`), '{"tit')
    expect(orderFile('card', 'jpg', { title: 'Ostria' })).toBe(file)
    await makeOrdered(file, make)
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test('with a damaged order ends the build, and the next orders it again', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    const order = join(ORDERS_DIR, `${file}.json`)
    writeFileSync(order, '{"tit')
    await expect(makeOrdered(file, make)).rejects.toThrow(`The order ${order} was damaged`)
    expect(existsSync(order)).toBe(false)
  })

  test('no longer needs its order once it is made', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    await makeOrdered(file, make)
    writeFileSync(join(ORDERS_DIR, `${file}.json`), '{"tit')
    await makeOrdered(file, make)
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test('is not made without an order', async () => {
    await makeOrdered('card.000000000000.jpg', make)
    expect(existsSync(join(ASSETS_DIR, 'card.000000000000.jpg'))).toBe(false)
  })
})
