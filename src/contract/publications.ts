import * as z from 'zod'
import { id, isoDate, langCode, number, pictureUrl, text, textOrNumber, url } from './fields.ts'
import { richText } from './rich-text.ts'
import { tolerantList } from './tolerated.ts'

export const post = z.object({
  id,
  title: text,
  date: isoDate.optional(),
  authorName: text.optional(),
  category: text.optional(),
  tags: tolerantList(text),
  content: richText.optional(),
  image_src: pictureUrl.optional(),
  /** The language of the content where it is not the tree's. */
  lang: langCode.optional()
})
export type Post = z.output<typeof post>

export const blogCategory = z.object({ id, description: text, blogCount: number.default(0) })
export type BlogCategory = z.output<typeof blogCategory>

export const infoDocument = z.object({
  subsection: text,
  title: text,
  image_url: pictureUrl.optional(),
  link_url: url.optional()
})
export type InfoDocument = z.output<typeof infoDocument>

export const reportGroup = z.object({
  id,
  title: text,
  description: text.optional(),
  image_src: pictureUrl.optional()
})
export type ReportGroup = z.output<typeof reportGroup>

export const report = z.object({
  id,
  year: textOrNumber.optional(),
  title: text,
  url_file: url.optional()
})
export type Report = z.output<typeof report>
