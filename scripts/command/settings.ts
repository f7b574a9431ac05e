import { readSettings, type Settings } from '#config/settings.ts'
import type { ChangedTree } from '#contract/changed-trees.ts'
import { readProfileName } from '../demo-bff/profiles/profile-name.ts'
import { readTreeWords } from './tree-words.ts'

export type CommandSettings = Settings & {
  /** Whether the content is the embedded BFF's. */
  isDemo: boolean
  /** Whether a tree that cannot be pulled stays as it is published. */
  keep: boolean
  /** Whether all pages are rendered, also those that have not changed. */
  clean: boolean
  /** The trees whose content has changed since the last build; missing if nothing announces changes. */
  changed?: readonly ChangedTree[]
  /** Whether the report shows pages before and after. */
  pictures: boolean
  /** The trees, and `site`, whose large difference from the published site is intended. */
  confirmed: ReadonlySet<string>
}

type Flags = {
  profile?: string
  confirm?: string[]
  keep?: boolean
  clean?: boolean
  changed?: string
  pictures?: boolean
}

/**
 * The settings of a command: those of the environment, and the flags that replace them.
 * @throws one sentence that names the variable or the flag and what is allowed
 */
export function readCommandSettings(values: Flags = {}): CommandSettings {
  const settings = readSettings(process.env)
  const changed = values.changed === undefined ? undefined : readTreeWords(values.changed)
  const { profile, confirm = [], keep = false, clean = false, pictures = false } = values
  const bffProfile = profile === undefined ? settings.bffProfile : readProfileName(profile)
  const confirmed = readConfirmed(confirm)
  const isDemo = settings.bffUrl === undefined
  return { ...settings, bffProfile, confirmed, keep, clean, changed, pictures, isDemo }
}

/**
 * The names of `--confirm`, which may be given several times, each with commas between.
 * @throws one sentence that says what is allowed
 */
export function readConfirmed(given: readonly string[] = []): ReadonlySet<string> {
  const wrong = given.find(names => !/^[a-z-]+(,[a-z-]+)*$/.test(names))
  if (wrong !== undefined)
    throw new Error(
      `--confirm is "${wrong}", but must be names of trees, or site, with commas between, like br,site.`
    )
  return new Set(given.flatMap(names => names.split(',')))
}
