/** Ways to reach someone, as links with the address or number in their words; nothing where none is known. */
type ContactLink = { href: string; text: string }

export function mailLink(email: string | undefined): ContactLink | undefined {
  return email ? { href: mailTo(email), text: email } : undefined
}

/**
 * The address of an e-mail to what content gives as one. It is encoded: in the part of a page for browsers without
 * scripts, `</noscript>` in an attribute would end that part, and what follows would be elements of the page.
 */
export const mailTo = (email: string): string => `mailto:${encodeURI(email.toWellFormed())}`

export function phoneLink(phone: string | undefined): ContactLink | undefined {
  return phone ? { href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone } : undefined
}
