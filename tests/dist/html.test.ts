import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dist, pagePaths } from '../helpers/site.ts'

type Report = { messages: { type: string; url: string; lastLine?: number; message: string }[] }

/** `PAGES=all` checks every page: two minutes more. */
const isThorough = process.env.PAGES === 'all'

/** The fixed pages of all trees, and every fourth page of each kind of record. */
function checkedPages(): string[] {
  if (isThorough) return pagePaths
  const kinds = Map.groupBy(pagePaths, path => path.replace(/[^/]+$/, ''))
  return [...kinds].flatMap(([folder, paths]) =>
    folder.split('/').length > 3 ? paths.filter((_, at) => at % 4 === 0) : paths
  )
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
