const fields = ['country_code', 'countryCode', 'country']

/** The country that a geolocation answer names, in small letters: services differ in what they call it. */
export function namedCountry(answer: unknown): string | undefined {
  const record = Object(answer) as Record<string, unknown>
  return fields
    .map(field => String(record[field]).toLowerCase())
    .find(code => /^[a-z]{2}$/.test(code))
}
