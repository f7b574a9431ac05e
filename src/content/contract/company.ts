import * as z from 'zod'
import {
  choice,
  colour,
  filmUrl,
  id,
  label,
  labelOrNumber,
  langCode,
  list,
  name,
  number,
  paragraph,
  title,
  mediaUrl,
  pictureUrl,
  url
} from './fields.ts'
import { listLimits } from './limits.ts'
import { richText } from './rich-text.ts'

export const hero = z.object({
  main_title_text: title.optional(),
  main_title_text_zho: title.optional(),
  subtitle_text: label.optional(),
  subtitle_text_zho: label.optional(),
  button_text: name.optional(),
  button_text_zho: name.optional(),
  background_src: mediaUrl.optional(),
  background_type: choice(['video', 'image', 'other'])
    .optional()
    .transform(type => type ?? 'video'),
  video_fallback_image: pictureUrl.optional(),
  video_desktop: mediaUrl.optional(),
  video_mobile_landscape: mediaUrl.optional(),
  video_mobile_portrait: mediaUrl.optional(),
  /** The long film, with sound. */
  film_src: filmUrl.optional()
})
export type Hero = z.output<typeof hero>

const network = {
  facebook_url: url.optional(),
  facebook_enabled: z.boolean().default(true),
  youtube_url: url.optional(),
  youtube_enabled: z.boolean().default(true),
  instagram_url: url.optional(),
  instagram_enabled: z.boolean().default(true),
  linkedin_url: url.optional(),
  linkedin_enabled: z.boolean().default(true),
  tiktok_url: url.optional(),
  tiktok_enabled: z.boolean().default(false),
  twitter_url: url.optional(),
  twitter_enabled: z.boolean().default(true)
}

export const footer = z.object({
  terms_conditions_text: richText.optional(),
  privacy_policy_text: richText.optional(),
  last_report_src: url.optional(),
  last_report_year: labelOrNumber.optional(),
  last_report_size_bytes: number.optional(),
  /** The language of the legal texts when it is not the tree's. */
  lang: langCode.optional(),
  social_media: z.object(network).optional()
})
export type Footer = z.output<typeof footer>

/** A name or role in several languages; the tree picks its own. */
const variants = z
  .union([name, z.record(langCode, name)], 'a text, or texts by language')
  .refine(value => typeof value === 'string' || Object.keys(value).length > 0, 'a text')
export type Variants = z.output<typeof variants>

export const teamMember = z.object({
  id,
  name: variants,
  role: variants.optional(),
  image_src: pictureUrl.optional()
})
export type TeamMember = z.output<typeof teamMember>

export const testimonial = z.object({
  id,
  image_src: pictureUrl.optional(),
  author: name,
  role: label.optional(),
  quote: paragraph,
  order: number.default(0)
})
export type Testimonial = z.output<typeof testimonial>

const degrees = (max: number) =>
  number.refine(value => Math.abs(value) <= max, `degrees from -${max} to ${max}`)

export const plant = z.object({
  id,
  name,
  kind: choice(['plant', 'rd_center', 'process_center'])
    .optional()
    .transform(kind => kind ?? 'plant'),
  link_location: url.optional(),
  image_src: pictureUrl.optional(),
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional()
})
export type Plant = z.output<typeof plant>

const timelineItem = z.object({
  position: z.enum(['left', 'right']).optional(),
  type: z.enum(['card', 'image', 'none']),
  title: labelOrNumber.optional(),
  description: z
    .union([paragraph, z.array(paragraph).max(listLimits.few)], 'a text or a list of texts')
    .optional(),
  url: pictureUrl.optional()
})

const timelineEvent = z.object({
  order: number.default(0),
  items: z.object({ left: timelineItem.optional(), right: timelineItem.optional() })
})

export const timelineSection = z.object({
  sectionId: id,
  range: name.optional(),
  title,
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
  events: list(timelineEvent, 'some')
})
export type TimelineSection = z.output<typeof timelineSection>

export const platformItem = z.object({
  id,
  title,
  description: paragraph.optional(),
  /** What the team has, counted: `5,000+ formulas`. */
  fact: name.optional(),
  image_src: pictureUrl.optional(),
  order: number.default(0)
})
export type PlatformItem = z.output<typeof platformItem>

export const region = z.object({ id, name })
export type Region = z.output<typeof region>

/** One section of the custom-solutions page. */
export const section = z.object({
  title,
  subtitle: label.optional(),
  description: paragraph.optional(),
  items: list(
    z.object({ title, description: paragraph.optional(), image_src: pictureUrl.optional() }),
    'some'
  ),
  image_src: pictureUrl.optional(),
  button_text: name.optional()
})
export type Section = z.output<typeof section>
