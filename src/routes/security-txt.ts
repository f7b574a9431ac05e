/** The address at which RFC 9116 expects the contact for security reports. */
export const SECURITY_TXT = '/.well-known/security.txt'

type Known = { contact: string; siteUrl: string; now: Date }

/** The file for a contact. It expires after a year, counted from the month's start: builds of a month are equal. */
export function securityTxt({ contact, siteUrl, now }: Known): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TXT, siteUrl).href}`,
    ''
  ].join('\n')
}
