import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ownProject } from '../helpers/own-project.ts'

const project = ownProject()
afterAll(() => project.remove())

test('npm run bench builds a generated site three times, and leaves nothing behind', async () => {
  const before = readdirSync(project.folder)
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'bench', '--', '--countries', '1', '--products', '1', '--alone'],
    { cwd: project.folder, env: { ...process.env, NODE_ENV: undefined, TREES: undefined } }
  )
  const measured = String.raw`[\d.]+ s, \d+ pages/s, \d+ MB`
  expect(stdout).toMatch(/^\d+ pages in \d+ trees:$/m)
  expect(stdout).toMatch(RegExp(`^\\| this site( \\| ${measured}){3} \\|$`, 'm'))
  expect(readdirSync(project.folder)).toEqual(expect.arrayContaining(before))
  expect(readdirSync(`${project.folder}/.build`).filter(name => name.startsWith('bench'))).toEqual(
    []
  )
})
