import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dist, pagePaths } from '../helpers/site.ts'

type Report = { messages: { type: string; url: string; lastLine?: number; message: string }[] }

/** One process checks all pages, because starting it takes longer than checking many pages. */
test('the HTML of every page is valid to the Nu checker', async () => {
  const files = pagePaths.map(path => `${dist}${path}.html`)
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vnu-jar/vnu-jar.js', '--errors-only', '--format', 'json', ...files],
    { maxBuffer: 2 ** 28 }
  ).catch((failed: unknown) => failed as { stderr: string })
  const { messages } = JSON.parse(stderr) as Report
  const faults = messages.map(({ url, lastLine, message }) => `${url}:${lastLine ?? ''} ${message}`)
  expect(faults).toEqual([])
})
