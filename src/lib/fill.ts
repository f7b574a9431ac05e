import { remember } from './remember.ts'

/** A text for each CLDR plural category. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A message before its values are known, and the language whose plural rules choose its form (see `numberLanguage`). */
export type Pattern = { forms: string | Forms; locale: string }

/** Values of the `{name}` placeholders. `count` also chooses the plural. */
export type Values = Readonly<Record<string, string | number>>

/** As many as are in use at a time; making one costs more than using it a hundred times. */
const LOCALES = 64
const pluralsOf = remember(locale => new Intl.PluralRules(locale), LOCALES)
const numbersOf = remember(
  locale => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
  LOCALES
)

/**
 * Fills the values into a message. `count` chooses the plural form; zero may have a form of its own in any language.
 * Digits are European, grouped in the manner of the page's language.
 */
export function fill({ forms, locale }: Pattern, values: Values, pageLocale = locale): string {
  const form = typeof forms === 'string' ? forms : formFor(Number(values.count), forms, locale)
  return form.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return hole
    return typeof value === 'number' ? numbersOf(pageLocale).format(value) : value
  })
}

/** Whether any form of a pattern has a placeholder of this name. */
export function asksFor({ forms }: Pattern, name: string): boolean {
  const texts = typeof forms === 'string' ? [forms] : Object.values(forms)
  return texts.some(text => text.includes(`{${name}}`))
}

function formFor(count: number, forms: Forms, locale: string): string {
  const form = count === 0 ? forms.zero : undefined
  return form ?? forms[pluralsOf(locale).select(count)] ?? forms.other
}
