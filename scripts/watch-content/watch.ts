import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Watch = {
  /** Pulls all content and returns its digest. */
  pull: () => Promise<string>
  /** The address that starts a build of the host. */
  hookUrl: string
  /** Stores the digest of the content for which the last build was started. */
  memory: string
}

/** The result of a check. */
export type Outcome = 'first look' | 'unchanged' | 'build started'

/**
 * Starts a build of the host when the content differs from that of the last build. The first check only stores the
 * digest.
 * @throws when the content cannot be pulled or the host refuses; the next check tries again
 */
export async function lookOnce({ pull, hookUrl, memory }: Watch): Promise<Outcome> {
  const digest = await pull()
  const known = existsSync(memory) ? readFileSync(memory, 'utf8') : undefined
  if (known === digest) return 'unchanged'
  if (known !== undefined) await callHook(hookUrl)
  remember(memory, digest)
  return known === undefined ? 'first look' : 'build started'
}

async function callHook(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(30_000) })
  // The address is a secret, because anyone who knows it can start builds.
  if (!ok) throw new Error(`BUILD_HOOK_URL answered ${status}, so no build was started.`)
}

function remember(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
