import * as z from 'zod'

/** `GET /changes?since={token}` is a call that a BFF may offer. A 404 says that it does not. */
export const CHANGES_PATH = '/changes'

/** A tree as a BFF names it; without `env` and `lang` all trees of its country. */
export const changedTree = z.object({
  country: z.string().toLowerCase(),
  /** Missing: all environments, all languages. */
  env: z.enum(['prod', 'preview']).optional(),
  lang: z.string().optional()
})

export type ChangedTree = z.output<typeof changedTree>

/** The answer of `/changes`: the trees whose calls may have other answers than at an earlier moment. */
export const changedTrees = z.object({
  /** Identifies the moment of this answer. The next request sends it back in its address. */
  token: z
    .string()
    .min(1)
    .max(1000)
    .refine(token => token.isWellFormed(), 'no address can contain it'),
  /** Missing where the token of the question is unknown: any tree may have changed. */
  trees: z.array(changedTree).optional()
})

export type ChangedTrees = z.output<typeof changedTrees>
