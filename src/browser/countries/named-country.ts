const fields = ['country_code', 'countryCode', 'country']

/** The country of a geolocation answer, in lower case; services use different field names. */
export function namedCountry(answer: unknown): string | undefined {
  const record = Object(answer) as Record<string, unknown>
  return fields
    .map(field => String(record[field]).toLowerCase())
    .find(code => /^[a-z]{2}$/.test(code))
}
