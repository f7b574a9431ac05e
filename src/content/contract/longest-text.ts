import type * as z from 'zod'
import { addressFields } from './addresses.ts'
import { textLimits } from './limits.ts'

/** How many letters a text may have at most, by the name of its field; of a field without a known name, of any. */
export type LongestText = (field: string | undefined) => number

export const longestOfAll: LongestText = () => textLimits.richText

/** The same for the records of a schema, at whatever depth the field stands: only rich texts are very long. */
export function longestTextOf(schema: z.ZodType): LongestText {
  const rich = new Set(
    addressFields(schema)
      .filter(({ kind }) => kind === 'richText')
      .map(({ path }) => path.at(-1))
  )
  return field => textLimits[field === undefined || rich.has(field) ? 'richText' : 'paragraph']
}
