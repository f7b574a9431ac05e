import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const commands = Object.keys(scripts).filter(name => !scripts[name]?.includes('setup.mjs'))

describe('every command of package.json', () => {
  test.each(commands)('%s first installs what is missing', name => {
    expect(scripts[`pre${name}`]).toMatch(/^node scripts\/setup\.mjs( --browser)?( --java)?$/)
  })

  test.each(['test', 'test:e2e', 'test:profiles', 'shots'])('%s brings a browser, too', name => {
    expect(scripts[`pre${name}`]).toContain('--browser')
  })
})
