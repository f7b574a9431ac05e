/** Ways to reach someone, as links with the address or number in their words; nothing where none is known. */
type ContactLink = { href: string; text: string }

export function mailLink(email: string | undefined): ContactLink | undefined {
  return email ? { href: `mailto:${email}`, text: email } : undefined
}

export function phoneLink(phone: string | undefined): ContactLink | undefined {
  return phone ? { href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone } : undefined
}
