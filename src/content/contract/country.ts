import * as z from 'zod'
import { choice, id, langCode, name, siteUrl } from './fields.ts'
import { listLimits } from './limits.ts'

const countryTypes = [
  'internal_website',
  'external_website',
  'product_commercialization',
  'contact_form'
] as const

/** Lowercase letters only, because the code is part of paths. */
export const isoCode = z
  .string()
  .refine(value => /^[a-z]{2}$/i.test(value), 'a two-letter code')
  .transform(value => value.toLowerCase())

/** A country of an unknown or missing type gets a contact form, never a site. */
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
      context.addIssue({ code: 'custom', path: ['iso_country'], message: 'a two-letter code' })
      return z.NEVER
    }
    const externalWebsite = external_website && { externalWebsite: external_website }
    return { ...rest, iso: code, type: country_type, ...externalWebsite }
  })

export type Country = z.output<typeof country>

/** The names of the Chinese country list; all other fields come from the English list. */
export const countryName = z.object({ id, name })
