import * as z from 'zod'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { choice, languageTag } from './fields.ts'
import { tolerated } from './tolerated.ts'

/** A text, a list of texts or of objects of texts, or an object of any of these. */
export type Message = string | Message[] | { [key: string]: Message }

const message: z.ZodType<Message> = z.unknown().transform((value, context) => {
  for (const path of badLeaves(value)) context.addIssue(tolerated('a text', { path }))
  return value as Message
})

function badLeaves(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return []
  if (Array.isArray(value)) return value.flatMap((item, index) => badLeaves(item, [...path, index]))
  if (!isPlainObject(value)) return [path]
  return Object.entries(value).flatMap(([key, item]) => badLeaves(item, [...path, key]))
}

/** The texts of one country in one language. The keys below the named ones are the site's: see docs/messages.md. */
export const bundle = z
  .object({
    locale: languageTag.optional(),
    dir: choice(['ltr', 'rtl']).optional(),
    meta: z.record(z.string(), message).optional()
  })
  .catchall(message)

export type Bundle = z.output<typeof bundle>
