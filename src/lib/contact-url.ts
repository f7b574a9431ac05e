/** Where the BFF receives enquiries for a country. */
export function contactUrl(bffUrl: string, countryId: string): string {
  return `${bffUrl}/contact/${encodeURIComponent(countryId)}`
}
