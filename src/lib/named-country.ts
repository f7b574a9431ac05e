const fields = ['country_code', 'countryCode', 'country']

/** The country that a geolocation answer names, in small letters: services differ in what they call it. */
export function namedCountry(answer: unknown): string | undefined {
  const record = Object(answer) as Record<string, unknown>
  const code = fields.map(field => record[field]).find(isCode)
  return code?.toLowerCase()
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value)
}
