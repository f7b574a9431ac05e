import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isDetail, pagesOfRoute, pathOf } from '#tree/pages.ts'
import { routeNames } from '#routes/routes.ts'
import { dist, index, pagePaths, trees } from '../helpers/site.ts'

/** Pages of an id differ in their content only: from the shortest to the longest, so many of each tree. `HTML=all` checks all. */
const MOST = process.env.HTML === 'all' ? Infinity : 8

type Report = { messages: { type: string; url: string; lastLine?: number; message: string }[] }

const fileOf = (path: string) => `${dist}${path}.html`

/** Evenly from smallest to largest, both among them. */
function spread(paths: string[]): string[] {
  if (paths.length <= MOST) return paths
  const bySize = paths
    .map(path => ({ path, size: statSync(fileOf(path)).size }))
    .toSorted((one, other) => one.size - other.size)
  const step = (bySize.length - 1) / (MOST - 1)
  return Array.from({ length: MOST }, (_, at) => bySize[Math.round(at * step)]?.path ?? '')
}

const chosen = trees.flatMap(tree =>
  routeNames.flatMap(route => {
    const paths = pagesOfRoute(route, tree, index).map(pathOf)
    return isDetail(route) ? spread(paths) : paths
  })
)

test('the HTML of every kind of page in every tree is valid', async () => {
  const files = [...chosen, '/404'].filter(path => pagePaths.includes(path)).map(fileOf)
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vnu-jar/vnu-jar.js', '--errors-only', '--format', 'json', ...files],
    { maxBuffer: 2 ** 28 }
  ).catch((failed: unknown) => failed as { stderr: string })
  const { messages } = JSON.parse(stderr) as Report
  const faults = messages.map(({ url, lastLine, message }) => `${url}:${lastLine ?? ''} ${message}`)
  expect(faults).toEqual([])
})
