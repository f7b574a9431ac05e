import type { ContentEnv } from '#routes/prefix.ts'
import type { DataSource } from '../data-source/data-source.ts'

/** Which tree a call is for, as its headers say. */
export type Tree = { country: string; env: ContentEnv; lang: string }

export type Question = {
  data: DataSource
  tree: Tree
  /** The parameters of the call, from path and query. */
  parameters: Readonly<Partial<Record<string, string>>>
}

/** What a call answers, or `undefined` when there is no such thing. */
export type Answer = (question: Question) => unknown
