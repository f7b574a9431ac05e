import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leafKeys } from '#tree/messages.ts'
import type { FieldError } from '#config/enquiry-rules.ts'
import { ancestorsOf, type RouteName, routes } from '#routes/routes.ts'
import { english } from '#texts/english.ts'

/** The screens above another one, which breadcrumbs name. */
const ancestors = (Object.keys(routes) as RouteName[]).flatMap(ancestorsOf)
const units = ['smartGrowing', 'businessPartners', 'bioSolutions', 'nonCrop', 'design']
/** The compiler keeps this list whole. */
const everyError: Record<FieldError, true> = {
  nameRequired: true,
  nameMin: true,
  emailRequired: true,
  emailInvalid: true,
  countryRequired: true,
  roleRequired: true,
  linkedinRequired: true,
  linkedinInvalid: true,
  messageRequired: true
}

/** What a bundle says of itself, and of leaving another country for its own, is read as the snapshot is made. */
const readWithTheBundle = ['countryChange.message', 'countryChange.lang']

const code = globSync('src/**/*.{ts,tsx,astro}')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const literals = new Set(
  [...code.matchAll(/(['"])([\w-]+(?:\.[\w-]+)*)\1/g)].map(([, , key]) => key)
)
const words = (...texts: string[]) => texts

/** Templates with few possible values, and these values. */
const values: Record<string, readonly string[]> = {
  'nav.${page.route}': ancestors.filter(route => route !== 'home'),
  'footer.${route}': words('privacy', 'terms'),
  '${route}.sections': words('privacy', 'terms'),
  '${unit}.sections': units,
  '${unit}.hero.headline': units,
  '${unit}.hero.lead': units,
  'forms.errors.${error}': Object.keys(everyError)
}

/** Any other value may be a name, or names joined by dots; a template with nothing but values matches nothing. */
const templates = [...code.matchAll(/`([\w.]*\$\{[^`\n]*)`/g)]
  .map(([, template = '']) => template)
  .filter(template => /\w\.\$\{|\}\.\w/.test(template))
  .map(template => {
    const [before = '', after = ''] = template.split(/\$\{[^}]*\}/)
    const known = values[template]?.map(value => before + value + after)
    return (key: string) => known?.includes(key) ?? patternOf(template).test(key)
  })

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`)
}

describe('Every message in src/content/texts/english.json', () => {
  test('is shown somewhere: nobody translates unused texts', () => {
    const unsaid = leafKeys(english).filter(
      key =>
        !literals.has(key) &&
        !templates.some(asksFor => asksFor(key)) &&
        !readWithTheBundle.includes(key)
    )
    expect(unsaid).toEqual([])
  })
})
