import * as z from 'zod'
import type { RichText } from '#lib/rich-nodes.ts'
import { readHtml } from './html/read-html.ts'
import { MAX_OPEN_TAGS } from './limits.ts'

/** What was removed from each rich text. It is kept beside the text, because it is no fault of the record. */
const refusals = new WeakMap<object, { expected: string; received: string }[]>()

/** What was removed from a value, if it is a rich text. */
export function refusedOf(value: unknown): { expected: string; received: string }[] {
  const isObject = typeof value === 'object' && value !== null
  return (isObject ? refusals.get(value) : undefined) ?? []
}

/**
 * HTML of the BFF, read once into a tree of allowed elements. It is cut at its limit; without text it counts as
 * missing.
 */
export const richText = z.string().transform((html, context): RichText => {
  const { nodes, stop, refused } = readHtml(html)
  if (refused.size > 0)
    refusals.set(
      nodes,
      [...refused].map(([received, expected]) => ({ expected, received }))
    )
  if (stop === 'too deep')
    context.addIssue({ code: 'custom', message: `at most ${MAX_OPEN_TAGS} elements in each other` })
  else if (stop)
    context.addIssue({
      code: 'too_big',
      origin: 'string',
      maximum: stop.at,
      inclusive: true,
      input: html
    })
  else if (nodes.length === 0) context.addIssue({ code: 'custom', message: 'a text' })
  return nodes
})

/** Reads HTML that is not part of a record; what is not allowed is removed. */
export function readRichText(html: string): RichText {
  return readHtml(html).nodes
}
