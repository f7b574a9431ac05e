/**
 * The role of who comes from a page about a topic or from a position, as the address says: `?about=investors`,
 * `?place=…`.
 */
export function roleOfTopic(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  if (asked.has('place')) return 'applicant'
  return asked.get('about') === 'investors' ? 'investor' : undefined
}
