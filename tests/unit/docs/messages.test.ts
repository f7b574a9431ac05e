import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messagesPage } from '#scripts/make/messages-page.ts'

describe('docs/messages.md', () => {
  test('lists every message with its default: run `npm run make:messages` after a change', () => {
    expect(readFileSync('docs/messages.md', 'utf8')).toBe(messagesPage())
  })
})
