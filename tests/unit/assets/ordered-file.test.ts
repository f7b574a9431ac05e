import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { ASSETS_DIR } from '#assets/folder.ts'
import { makeOrdered, orderedFile } from '#assets/ordered-file.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

const fileOf = (address: string) => address.replace('/_assets/', '')
const make = (order: unknown) => Promise.resolve(Buffer.from(`made of ${JSON.stringify(order)}`))

describe('A file that is slow to make', () => {
  test('is named by its order: equal orders are one file', () => {
    const address = orderedFile('card', 'webp', { title: 'Ostria' })
    expect(address).toMatch(/^\/_assets\/card\.[0-9a-f]{12}\.webp$/)
    expect(orderedFile('card', 'webp', { title: 'Ostria' })).toBe(address)
    expect(orderedFile('card', 'webp', { title: 'Marinada' })).not.toBe(address)
  })

  test('is made from its order, once for all builds', async () => {
    const file = fileOf(orderedFile('card', 'webp', { title: 'Ostria' }))
    await makeOrdered(file, make)
    await makeOrdered(file, () => Promise.reject(new Error('made twice')))
    expect(readFileSync(join(ASSETS_DIR, file), 'utf8')).toBe('made of {"title":"Ostria"}')
  })

  test('that nobody ordered is not made', async () => {
    await makeOrdered('card.000000000000.webp', make)
    expect(existsSync(join(ASSETS_DIR, 'card.000000000000.webp'))).toBe(false)
  })
})
