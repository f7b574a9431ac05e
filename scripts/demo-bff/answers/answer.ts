import type { ContentEnv } from '#routes/prefix.ts'
import type { DataSource } from '../data-source/data-source.ts'

/** The tree of a call, as its headers name it. */
export type Tree = { country: string; env: ContentEnv; lang: string }

export type Question = {
  data: DataSource
  tree: Tree
  /** The parameters of the call, from path and query. */
  parameters: Readonly<Partial<Record<string, string>>>
}

/** The answer of a call, or `undefined` for 404. */
export type Answer = (question: Question) => unknown
