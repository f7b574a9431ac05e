import { keptPages, type KeptPage, sweep, validPagesOf } from './store.ts'

/** The pages of a tree whose doses may be read, with their versions. */
type ValidPages = Record<string, unknown>

/**
 * Asks each tree which of its pages are valid, and removes the doses and labels of pages that are invalid or state
 * other doses today. If the list cannot be loaded, nothing is removed; the age of a copy still limits its use.
 */
export async function recall(store: Cache, ask: typeof fetch): Promise<void> {
  const pages = (await keptPages(store)).filter(({ kept }) => kept.version !== undefined)
  const lists = new Map<string, ValidPages | undefined>()
  for (const list of new Set(pages.map(({ path }) => validPagesOf(path))))
    lists.set(list, await validPages(list, ask))
  const recalled = pages.filter(page => isRecalled(page, lists.get(validPagesOf(page.path))))
  for (const { path } of recalled) await store.delete(path)
  if (recalled.length > 0) await sweep(store)
}

export function isRecalled({ path, kept }: KeptPage, valid: ValidPages | undefined): boolean {
  return valid !== undefined && valid[path] !== kept.version
}

async function validPages(list: string, ask: typeof fetch): Promise<ValidPages | undefined> {
  const answer = await ask(list, { cache: 'no-cache' })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return answer.ok && isJson ? ((await answer.json()) as ValidPages) : undefined
}
