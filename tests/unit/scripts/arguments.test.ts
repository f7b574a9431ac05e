import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readArguments } from '#scripts/command/arguments.ts'
import { runScript } from '../../helpers/build-site.ts'
import { tried } from '../../helpers/tried.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const readme = readFileSync('README.md', 'utf8')

/** The commands that README names, and the file that each one runs. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node (scripts\/\S+\.ts)$/.exec(line) ?? []
  const isNamed = new RegExp(`npm (run )?${name}\\b(?!:)`).test(readme)
  return file !== undefined && isNamed ? [{ name, file }] : []
})

describe('a command that README names', () => {
  test('is one of many', () => {
    expect(commands.length).toBeGreaterThan(18)
  })

  test.for(tried(commands, 4))('prints its options with --help: $name', async ({ name, file }) => {
    const { code, output } = await runScript(file, {}, ['--help'])
    expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^npm (run )?${name}\\b`))])
  })

  test.for(tried(commands, 4, 2))(
    'refuses an option that it does not have: $name',
    async ({ name, file }) => {
      const { code, output } = await runScript(file, {}, ['--kepe'])
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^Unknown option '--kepe'\\. npm (run )?${name} takes `))
      ])
    }
  )
})

describe('the command line', () => {
  const command = {
    name: 'build',
    does: 'builds',
    options: {
      keep: { type: 'boolean', says: 'keeps' },
      trees: { type: 'string', value: '{names}', says: 'which' }
    }
  } as const
  const known = 'npm run build takes --keep, --trees; `npm run build -- --help` explains them.'
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('has options, and no words where the command takes none', () => {
    expect(readArguments(command, ['--keep', '--trees', 'br']).values).toEqual({
      keep: true,
      trees: 'br'
    })
    expect(() => readArguments(command, ['br'])).toThrow(`Unexpected argument 'br'. ${known}`)
  })

  test('names an option without its value', () => {
    expect(() => readArguments(command, ['--trees'])).toThrow(
      `Option '--trees <value>' argument missing. ${known}`
    )
  })

  test('names an option that npm took for itself, because the two dashes before it are missing', () => {
    vi.stubEnv('npm_config_keep', 'true')
    expect(() => readArguments(command, [])).toThrow(
      'npm took --keep for itself. Write `npm run build -- --keep`.'
    )
  })
})
