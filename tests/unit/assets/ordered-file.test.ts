import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { ASSETS_DIR } from '#assets/folder.ts'
import { makeOrdered, orderFile } from '#assets/ordered-file.ts'
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

  test('is made from its order, once for all builds', async () => {
    const file = orderFile('card', 'jpg', { title: 'Ostria' })
    await makeOrdered(file, make)
    await makeOrdered(file, () => Promise.reject(new Error('made twice')))
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test('that nobody ordered is not made', async () => {
    await makeOrdered('card.000000000000.jpg', make)
    expect(existsSync(join(ASSETS_DIR, 'card.000000000000.jpg'))).toBe(false)
  })
})
