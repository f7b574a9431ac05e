import type * as z from 'zod'
import { addressFields } from './addresses.ts'
import { textLimits } from './limits.ts'

/** The greatest length of a text, by the name of its field; `undefined` stands for any field. */
export type LongestText = (field: string | undefined) => number

export const longestOfAll: LongestText = () => textLimits.richText

/** Derives the limits from the schema of a call, at any depth: only rich texts may be very long. */
export function longestTextOf(schema: z.ZodType): LongestText {
  const rich = new Set(
    addressFields(schema)
      .filter(({ kind }) => kind === 'richText')
      .map(({ path }) => path.at(-1))
  )
  return field => textLimits[field === undefined || rich.has(field) ? 'richText' : 'paragraph']
}
