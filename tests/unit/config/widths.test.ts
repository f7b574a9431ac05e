import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as widths from '#config/widths.ts'

test('Widths that markup and scripts ask for are those of the style sheets', () => {
  const sheet = readFileSync('src/styles/widths.css', 'utf8')
  for (const [name, query] of Object.entries(widths)) {
    const customMedia = name.toLowerCase().replace('_', '-')
    expect(sheet).toContain(`@custom-media --${customMedia} ${query};`)
  }
})
