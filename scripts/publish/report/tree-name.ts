const regions = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The name of a tree for operators: `Brazil`, `Global, Chinese`. */
export function treeName(prefix: string): string {
  const [country = '', ...parts] = prefix.split('-')
  const place = country === 'gl' ? 'Global' : /^[a-z]{2}$/.test(country) ? nameOf(country) : ''
  const language = parts.find(part => /^[a-z]{3}$/.test(part))
  return [place, language && languages.of(language)].filter(Boolean).join(', ')
}

function nameOf(country: string): string {
  return regions.of(country.toUpperCase()) ?? ''
}
