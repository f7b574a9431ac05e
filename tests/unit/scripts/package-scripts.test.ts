import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
// What follows a command finds what that has installed.
const commands = Object.keys(scripts).filter(
  name => !scripts[name]?.includes('setup.mjs') && !name.startsWith('post')
)

describe('every command of package.json', () => {
  test.each(commands)('%s first installs what is missing', name => {
    expect(scripts[`pre${name}`]).toMatch(/^node scripts\/setup\.mjs( --browser)?( --java)?$/)
  })

  test.each(['test', 'test:e2e', 'test:profiles', 'release:check', 'shots'])(
    '%s brings a browser, too',
    name => {
      expect(scripts[`pre${name}`]).toContain('--browser')
    }
  )
})
