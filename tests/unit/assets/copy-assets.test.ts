import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { copyAssets } from '#assets/copy-assets.ts'
import { hashedFile } from '#assets/hashed-file.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

/** Keeps a file that was last named so many days ago, and says its address. */
function kept(name: string, days: number): string {
  const address = hashedFile(name, 'svg', `<svg>${name}</svg>`)
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  utimesSync(fileOf(address), then, then)
  return address
}
const fileOf = (address: string) => address.replace('/_assets', '.cache/assets')

test('What a page names is in the site and stays in the cache; what none named for a month goes', async () => {
  const [named, recent, old] = [kept('named', 40), kept('recent', 20), kept('old', 40)]
  mkdirSync('site/_assets', { recursive: true })
  writeFileSync('site/gl.html', `<img src="${named}">`)
  await copyAssets({ outDir: 'site', make: () => Promise.reject(new Error('made')) })
  const files = [named, recent, old]
  expect(files.filter(address => existsSync(`site${address}`))).toEqual([named])
  expect(files.filter(address => existsSync(fileOf(address)))).toEqual([named, recent])
})
