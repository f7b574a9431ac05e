import * as z from 'zod'
import type { RichText } from '#lib/rich-nodes.ts'
import { readHtml } from './html/read-html.ts'
import { MAX_OPEN_TAGS } from './limits.ts'

/** What a text was read without, beside the text: of a text that can be kept it is no fault. */
const refusals = new WeakMap<object, { expected: string; received: string }[]>()

/** What a value was read without, if it is a rich text. */
export function refusedOf(value: unknown): { expected: string; received: string }[] {
  const isObject = typeof value === 'object' && value !== null
  return (isObject ? refusals.get(value) : undefined) ?? []
}

/**
 * HTML of the BFF, read once into a tree of allow-listed elements. Beyond its limit it is cut where the limit is
 * reached; without a word it is none.
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

/** The same for HTML that is part of no record: what is wrong with it is left out. */
export function readRichText(html: string): RichText {
  return readHtml(html).nodes
}
