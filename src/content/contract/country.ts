import * as z from 'zod'
import { choice, id, langCode, name, siteUrl } from './fields.ts'
import { listLimits } from './limits.ts'

const countryTypes = [
  'internal_website',
  'external_website',
  'product_commercialization',
  'contact_form'
] as const

/** Lowercase letters only, because the code becomes a path segment. */
export const isoCode = z
  .string()
  .refine(value => /^[a-z]{2}$/i.test(value), 'a two-letter code')
  .transform(value => value.toLowerCase())

/** An unknown or missing type never opens a site of its own: the country gets a contact form. */
const countryType = choice(countryTypes)
  .optional()
  .transform(type => type ?? 'contact_form')

export const country = z
  .object({
    id,
    iso_country: isoCode.optional(),
    iso: isoCode.optional(),
    name,
    country_type: countryType,
    external_website: siteUrl.optional(),
    region: name.optional(),
    lang: langCode.optional(),
    languages: z.array(langCode).max(listLimits.few).optional()
  })
  .transform(({ iso_country, iso, country_type, external_website, ...rest }, context) => {
    const code = iso_country ?? iso
    if (code === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['iso_country'],
        message: 'a two-letter code'
      })
      return z.NEVER
    }
    const externalWebsite = external_website && { externalWebsite: external_website }
    return { ...rest, iso: code, type: country_type, ...externalWebsite }
  })

export type Country = z.output<typeof country>

/** What is read of the same list in Chinese: its other fields stand in the English one. */
export const countryName = z.object({ id, name })
