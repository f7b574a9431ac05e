import * as z from 'zod'
import {
  choice,
  colour,
  filmUrl,
  id,
  langCode,
  mediaUrl,
  number,
  pictureUrl,
  text,
  textOrNumber,
  url
} from './fields.ts'
import { richText } from './rich-text.ts'
import { tolerantList } from './tolerated.ts'

export const hero = z.object({
  main_title_text: text.optional(),
  main_title_text_zho: text.optional(),
  subtitle_text: text.optional(),
  subtitle_text_zho: text.optional(),
  button_text: text.optional(),
  button_text_zho: text.optional(),
  background_src: mediaUrl.optional(),
  background_type: choice(['video', 'image', 'other'])
    .optional()
    .transform(type => type ?? 'video'),
  video_fallback_image: pictureUrl.optional(),
  video_desktop: mediaUrl.optional(),
  video_mobile_landscape: mediaUrl.optional(),
  video_mobile_portrait: mediaUrl.optional(),
  /** A film to sit down for, with sound. */
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
  /** The language of the legal texts where it is not the tree's. */
  lang: langCode.optional(),
  social_media: z.object(network).optional()
})
export type Footer = z.output<typeof footer>

/** Names and roles may come per language; the tree picks its own. */
const variants = z.union([text, z.record(z.string(), text)], 'a text, or texts by language')
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
  author: text,
  role: text.optional(),
  quote: text,
  order: number.default(0)
})
export type Testimonial = z.output<typeof testimonial>

export const plant = z.object({
  id,
  name: text,
  kind: choice(['plant', 'rd_center', 'process_center'])
    .optional()
    .transform(kind => kind ?? 'plant'),
  link_location: url.optional(),
  image_src: pictureUrl.optional(),
  latitude: number.optional(),
  longitude: number.optional()
})
export type Plant = z.output<typeof plant>

const timelineItem = z.object({
  position: z.enum(['left', 'right']).optional(),
  type: z.enum(['card', 'image', 'none']),
  title: textOrNumber.optional(),
  description: z.union([text, z.array(text)], 'a text or a list of texts').optional(),
  url: pictureUrl.optional()
})

const timelineEvent = z.object({
  order: number.default(0),
  items: z.object({ left: timelineItem.optional(), right: timelineItem.optional() })
})

export const timelineSection = z.object({
  sectionId: id,
  range: text.optional(),
  title: text,
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
  events: tolerantList(timelineEvent)
})
export type TimelineSection = z.output<typeof timelineSection>

export const platformItem = z.object({
  id,
  title: text,
  description: text.optional(),
  image_src: pictureUrl.optional(),
  order: number.default(0)
})
export type PlatformItem = z.output<typeof platformItem>

export const region = z.object({ id, name: text })
export type Region = z.output<typeof region>

/** One section of the custom-solutions page. */
export const section = z.object({
  title: text,
  subtitle: text.optional(),
  description: text.optional(),
  items: tolerantList(
    z.object({ title: text, description: text.optional(), image_src: pictureUrl.optional() })
  ),
  image_src: pictureUrl.optional(),
  button_text: text.optional()
})
export type Section = z.output<typeof section>
