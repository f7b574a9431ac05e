import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { basename } from 'node:path'

/**
 * Keeps what the next build takes over: pulled content, rendered parts, the published release. Netlify's cache follows
 * links, so the link to the release is not kept but made again from its name.
 *
 * @typedef {{
 *   restore: (path: string | string[]) => Promise<boolean>
 *   save: (path: string | string[]) => Promise<boolean>
 *   remove: (path: string | string[]) => Promise<boolean>
 * }} Cache
 * @typedef {{ utils: { cache: Cache } }} Event
 */

const FOLDERS = ['.cache', '.snapshot']
const LINK = 'releases/current'
const NAME = '.cache/netlify-release'

const readName = () => (existsSync(NAME) ? readFileSync(NAME, 'utf8') : undefined)

/** @param {Event} event */
export async function onPreBuild({ utils: { cache } }) {
  await cache.restore(FOLDERS)
  const name = readName()
  if (name === undefined || !(await cache.restore(`releases/${name}`))) return
  mkdirSync('releases', { recursive: true })
  if (!existsSync(LINK)) symlinkSync(name, LINK)
}

/** @param {Event} event */
export async function onPostBuild({ utils: { cache } }) {
  const earlier = readName()
  const name = basename(readlinkSync(LINK))
  writeFileSync(NAME, name)
  await cache.save([...FOLDERS, `releases/${name}`])
  if (earlier !== undefined && earlier !== name) await cache.remove(`releases/${earlier}`)
}
