import { remember } from './remember.ts'

/** One text a CLDR plural category. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A message before its values are known, and the language whose plural rules choose its form. */
export type Pattern = { forms: string | Forms; locale: string }

type Values = Readonly<Record<string, string | number>>

/** As many as are in use at a time; making one costs more than using it a hundred times. */
const LOCALES = 64
const pluralsOf = remember(locale => new Intl.PluralRules(locale), LOCALES)
const numbersOf = remember(
  locale => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
  LOCALES
)

/** A message with its values; `count` chooses the plural, and none of a thing may have its own in any language. Digits are European, in the manner of the page's language. */
export function fill({ forms, locale }: Pattern, values: Values, pageLocale = locale): string {
  const form = typeof forms === 'string' ? forms : formFor(Number(values.count), forms, locale)
  return form.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return hole
    return typeof value === 'number' ? numbersOf(pageLocale).format(value) : value
  })
}

/** Whether a pattern has a place for a value of this name, in any of its forms. */
export function asksFor({ forms }: Pattern, name: string): boolean {
  const texts = typeof forms === 'string' ? [forms] : Object.values(forms)
  return texts.some(text => text.includes(`{${name}}`))
}

function formFor(count: number, forms: Forms, locale: string): string {
  const form = count === 0 ? forms.zero : undefined
  return form ?? forms[pluralsOf(locale).select(count)] ?? forms.other
}
