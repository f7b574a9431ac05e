import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'engines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The engines of a run of the browser tests on a machine whose Playwright has installed nothing. */
function enginesWith(environment: Record<string, string>) {
  const program = `
    const { default: config } = await import('${process.cwd()}/playwright.config.ts')
    console.log(JSON.stringify(config.projects.map(({ name, use }) => [name, use.launchOptions.executablePath])))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder, WEBKIT_PATH: '', ...environment }
  })
  return {
    engines: stdout === '' ? {} : (Object.fromEntries(JSON.parse(stdout) as []) as object),
    stderr
  }
}

test('a run of the browser tests says that a machine has no WebKit', () => {
  const { engines, stderr } = enginesWith({})
  expect(engines).toHaveProperty('chromium')
  expect(engines).not.toHaveProperty('webkit')
  expect(stderr).toContain('This machine has no WebKit: the journeys in WebKit are left out.')
})

test('a run of the browser tests takes the WebKit that a setting names', () => {
  const path = join(folder, 'pw_run.sh')
  writeFileSync(path, '')
  const { engines, stderr } = enginesWith({ WEBKIT_PATH: path })
  expect(engines).toMatchObject({ webkit: path })
  expect(stderr).not.toContain('WebKit')
})

test('a WebKit that is not where the setting says ends the run', () => {
  expect(enginesWith({ WEBKIT_PATH: '/nowhere' }).stderr).toContain(
    'WEBKIT_PATH names /nowhere, which does not exist: correct it, or unset it.'
  )
})
