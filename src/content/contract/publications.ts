import * as z from 'zod'
import {
  id,
  isoDate,
  label,
  labelOrNumber,
  langCode,
  list,
  name,
  number,
  paragraph,
  title,
  pictureUrl,
  url
} from './fields.ts'
import { richText } from './rich-text.ts'

export const post = z.object({
  id,
  title,
  date: isoDate.optional(),
  authorName: name.optional(),
  category: name.optional(),
  tags: list(name),
  content: richText.optional(),
  image_src: pictureUrl.optional(),
  /** The language of the content when it is not the tree's. */
  lang: langCode.optional()
})
export type Post = z.output<typeof post>

export const blogCategory = z.object({ id, description: name, blogCount: number.default(0) })
export type BlogCategory = z.output<typeof blogCategory>

export const infoDocument = z.object({
  subsection: label,
  title,
  image_url: pictureUrl.optional(),
  link_url: url.optional()
})
export type InfoDocument = z.output<typeof infoDocument>

export const reportGroup = z.object({
  id,
  title,
  description: paragraph.optional(),
  image_src: pictureUrl.optional()
})
export type ReportGroup = z.output<typeof reportGroup>

export const report = z.object({
  id,
  year: labelOrNumber.optional(),
  title,
  url_file: url.optional(),
  lang: name.optional(),
  size_bytes: number.optional()
})
export type Report = z.output<typeof report>
