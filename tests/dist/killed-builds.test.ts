import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestFiles } from '#scripts/publish/publication.ts'
import { ownFolders, setUpOwnProject } from '../helpers/builds-of-own-project.ts'
import { buildSite } from '../helpers/build-site.ts'
import { tried } from '../helpers/tried.ts'

const setup = setUpOwnProject()

const inProject = (path: string) => join(setup.project.folder, path)

let contacts = 0

/** Another contact for every build, so that all its pages must be rendered. */
const nextSettings = () => ({
  ...ownFolders,
  TREES: 'gl',
  BFF_URL: setup.bff.url,
  SECURITY_CONTACT: `mailto:security-${(contacts += 1)}@site.example`
})

/** Resolves with the name of the first file or folder in `folder` that matches. */
function seen(folder: string, pattern: RegExp, signal: AbortSignal): Promise<string> {
  return new Promise(resolve => {
    const match = (name: string | null) => {
      if (name !== null && pattern.test(name)) resolve(name)
    }
    watch(folder, { signal }, (_, name) => match(name))
    for (const name of readdirSync(folder)) match(name)
  })
}

type Moment = (signal: AbortSignal) => Promise<unknown>

/** Starts a build, and ends it by a signal at a given moment. Answers how it ended. */
async function endBuild(moment: Moment, signal: 'SIGTERM' | 'SIGKILL') {
  const env = { ...process.env, NODE_ENV: undefined, ...nextSettings() }
  const watching = new AbortController()
  const reached = moment(watching.signal)
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    env,
    cwd: setup.project.folder,
    stdio: 'ignore'
  })
  const closed = once(child, 'close')
  void reached.then(() => child.kill(signal))
  await closed
  watching.abort()
  return child.signalCode
}

const CARDS = '.cache/assets/card.*.jpg'
const fresh = /^dist\.\d+$/

const beforePublishing: Record<string, Moment> = {
  'a tree is pulled': signal => seen(inProject('.build'), /^snapshot\.\d+$/, signal),
  'a page is written': async signal => {
    const site = await seen(inProject('.build'), fresh, signal)
    await seen(inProject(`.build/${site}`), /\.html$/, signal)
  },
  'a card is drawn': signal => {
    for (const card of globSync(CARDS, { cwd: setup.project.folder })) rmSync(inProject(card))
    return seen(inProject('.cache/assets'), /^card\..*\.jpg$/, signal)
  }
}

/** A build may have ended before the moment is noticed. */
const whilePublishing: Record<string, Moment> = {
  'the release is placed': signal => {
    const known = new Set(readdirSync(inProject('releases')))
    return seen(inProject('releases'), RegExp(`^(?!${[...known].join('|')})[0-9a-f]+$`), signal)
  },
  'the link is replaced': signal => seen(inProject('releases'), /^current\.\d+$/, signal),
  'the earlier site is moved aside': signal =>
    seen(inProject('.build'), /^dist\.\d+\.earlier$/, signal)
}

const signals = ['SIGTERM', 'SIGKILL'] as const

/** All published files, without the contact, which differs between builds. */
async function publishedFiles(): Promise<object> {
  const published = existsSync(inProject('dist')) ? 'dist' : 'releases/current/site'
  const { '/.well-known/security.txt': contact, ...files } = await digestFiles(inProject(published))
  expect(contact).toBeDefined()
  return files
}

test('a build that is ended while it pulls, renders or publishes leaves a whole site, and the next one is right', async () => {
  const first = await buildSite(nextSettings(), [], setup.project.folder)
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  const before = await publishedFiles()

  const moments = Object.entries({ ...beforePublishing, ...whilePublishing })
  for (const [at, [name, moment]] of tried([...moments.entries()], 6, 1))
    for (const signal of tried(signals, signals.length, at)) {
      const ended = await endBuild(moment, signal)
      if (name in beforePublishing) expect(ended, name).toBe(signal)
      expect(await publishedFiles(), `${signal} when ${name}`).toEqual(before)
    }

  const last = await buildSite(nextSettings(), [], setup.project.folder)
  expect([last.code, last.output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  expect(await publishedFiles()).toEqual(before)
  expect(await digestFiles(inProject('dist'))).toEqual(
    await digestFiles(inProject('releases/current/site'))
  )
  const left = globSync(['.build/dist.[0-9]*', 'releases/current.*', 'releases/.build/*'], {
    cwd: setup.project.folder
  })
  expect(left).toEqual([])
})
