import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { dist, files, trees } from '../helpers/site.ts'

const run = promisify(execFile)

type Runner = { command: string; needs: string[] }

/** The program that runs a code block of the page, and the programs that it needs. */
const runners: Record<string, Runner> = {
  sh: { command: 'sh', needs: ['curl', 'jq'] },
  python: { command: 'python3', needs: ['python3'] }
}

const page = readFileSync('docs/OPEN-DATA.md', 'utf8')
const examples = [...page.matchAll(/^([^\n]+):\n\n```(\w+)\n(.*?)^```/gms)].map(
  ([, what = '', language = '', code = '']) => ({ what, runner: runners[language], code })
)

/** Programs that the machine of a run is known to lack: `.ci/run` names what it could not install. */
const lacking = process.env.LACKING?.split(' ') ?? []

/** Outside CI, examples without their program are skipped; on CI nobody would notice that. */
function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`])
    return true
  } catch {
    if (process.env.CI === 'true' && !lacking.includes(program))
      throw new Error(
        `${program} is not installed: install it, because docs/OPEN-DATA.md has examples with it.`
      )
    console.warn(
      `${program} is not installed: the examples of docs/OPEN-DATA.md with it are left out.`
    )
    return false
  }
}

const installed = new Set(['curl', 'jq', 'python3'].filter(isInstalled))
const isShown = (code: string) =>
  ['br', 'gl'].every(
    prefix => !code.includes(`/${prefix}/`) || trees.some(tree => tree.prefix === prefix)
  )
const runnable = examples.filter(
  ({ runner, code }) => runner?.needs.every(need => installed.has(need)) && isShown(code)
)

let host: Host
beforeAll(async () => {
  host = await startHost({ dist, config: 'netlify.toml', port: 0 })
})
afterAll(() => host.close())

test('the page of open data has its examples', () => {
  expect(examples.length).toBeGreaterThan(4)
  expect(examples.filter(({ runner }) => runner === undefined)).toEqual([])
  expect(files.has('/catalogue.schema.json')).toBe(true)
})

if (runnable.length > 0)
  test.each(runnable)('an example runs: $what', async ({ runner, code }) => {
    const env = { ...process.env, SITE: host.url }
    const { stdout, stderr } = await run(runner?.command ?? '', ['-c', code], { env })
    expect(stderr).toBe('')
    // Before the first change, a feed has none.
    if (!code.includes('product-list.json')) expect(stdout.trim()).not.toBe('')
  })
