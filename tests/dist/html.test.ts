import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dist, pagePaths } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

type Report = { messages: { type: string; url: string; lastLine?: number; message: string }[] }

/** Every eighth page of each kind, in all trees: each fixed page in some of them. */
function checkedPages(): string[] {
  const isRecord = (path: string) => path.split('/').length > 3
  const kinds = Map.groupBy(pagePaths, path =>
    isRecord(path) ? path.replace(/[^/]+$/, '') : path.replace(/^\/[^/]+/, '')
  )
  return [...kinds.values()].flatMap((paths, at) => tried(paths, 8, paths.length > 8 ? at : 0))
}

/** Java compiles a method once, and collects garbage in one thread: 68 s of processor time for these pages, not 84 s. */
const JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m'

/** One process checks all of them, because starting it takes longer than checking many pages. */
test('the HTML of the pages is valid to the Nu checker', async () => {
  const files = checkedPages().map(path => `${dist}${path}.html`)
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vnu-jar/vnu-jar.js', '--errors-only', '--format', 'json', ...files],
    { maxBuffer: 2 ** 28, env: { ...process.env, JDK_JAVA_OPTIONS: JAVA } }
  ).catch((failed: unknown) => failed as { stderr: string })
  // Java tells its options first.
  const { messages } = JSON.parse(stderr.replace(/^NOTE: .*\n/, '')) as Report
  const faults = messages.map(({ url, lastLine, message }) => `${url}:${lastLine ?? ''} ${message}`)
  expect(faults).toEqual([])
})
