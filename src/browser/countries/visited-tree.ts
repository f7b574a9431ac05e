import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { local, parseJson } from '#browser/base/storage.ts'

/** The tree that this browser showed last. It is only a record: the address decides what a page is. */
export type VisitedTree = { isoCountry: string; env: string; lang: string }

const KEY = 'rb'
const defaults: VisitedTree = { isoCountry: GLOBAL_COUNTRY, env: 'prod', lang: DEFAULT_LANG }

/** The stored record; the defaults where it cannot be read. */
export function readVisitedTree(): VisitedTree {
  const stored = readStored()
  if (isVisitedTree(stored)) return withKnownCountry(stored)
  if (stored !== undefined) {
    console.warn('Unreadable rb record: defaults replace it.', stored)
    writeVisitedTree(defaults)
  }
  return defaults
}

/** @throws when the value is not a complete record */
export function writeVisitedTree(value: unknown): void {
  if (!isVisitedTree(value))
    throw new Error('Invalid rb object. Must include isoCountry, env, and lang.')
  const { isoCountry, env, lang } = withKnownCountry(value)
  local.write(KEY, JSON.stringify({ isoCountry, env, lang }))
}

/** Updates the record to the page's tree; an unreadable one is logged first. */
export function recordVisitedTree(page: VisitedTree): void {
  readVisitedTree()
  if (local.read(KEY) !== JSON.stringify(page)) writeVisitedTree(page)
}

/** A value that cannot be parsed is returned unchanged: it exists but is no record. */
export function readStored(): unknown {
  const text = local.read(KEY)
  return parseJson(text) ?? text
}

function isVisitedTree(value: unknown): value is VisitedTree {
  if (!isObject(value)) return false
  return [value.isoCountry, value.env, value.lang].every(part => typeof part === 'string')
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Earlier versions of the site stored the word "undefined" for a missing country. */
function withKnownCountry(tree: VisitedTree): VisitedTree {
  return tree.isoCountry === 'undefined' ? { ...tree, isoCountry: GLOBAL_COUNTRY } : tree
}
