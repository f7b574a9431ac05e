import * as z from 'zod'
import { id, text } from './fields.ts'

const email = z.email()
/** The honeypot: a person leaves it empty, so the BFF puts an enquiry that fills it aside. */
const website = z.string().optional()

export const contactEnquiry = z.object({
  name: text,
  email,
  country: id,
  role: text,
  linkedin_url: text,
  message: text,
  website
})
export const b2bEnquiry = z.object({ name: text, email, country: id, message: text, website })
export const productEnquiry = z.object({
  email,
  country: id,
  message: text,
  product_id: id,
  website
})
export const newsletterSubscription = z.object({ email, website })
