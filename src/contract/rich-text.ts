import * as z from 'zod'
import type { RichText } from '#lib/rich-nodes.ts'
import { readHtml } from './html/read-html.ts'
import { MAX_OPEN_TAGS } from './limits.ts'

/**
 * HTML of the BFF, read once into a tree of allow-listed elements. Beyond its limit it is cut where the limit is
 * reached; without a word it is none.
 */
export const richText = z.string().transform((html, context): RichText => {
  const { nodes, stop } = readHtml(html)
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
