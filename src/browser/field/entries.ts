import { make } from '#browser/base/make.ts'
import { partOf } from '#lib/part.ts'
import { dateText, say } from './controls.ts'
import { decimal } from './decimal.ts'
import type { FieldTexts } from './field-config.ts'

/** The entries of a calculator's form; a number as code reads it, or empty. */
export function entriesOf(form: HTMLFormElement, locale: string): Record<string, string> {
  const entries = new FormData(form) as unknown as Iterable<[string, string]>
  const numbers = numbersIn(form).map(({ name, value }) => [name, decimal(value, locale) ?? ''])
  return { ...Object.fromEntries(entries), ...(Object.fromEntries(numbers) as object) }
}

/** Says in the form which numbers are missing, and below it, on paper only, what the amounts are for. */
export function sayEntries(form: HTMLFormElement, texts: FieldTexts): void {
  const { locale, words } = texts
  const missing = numbersIn(form).filter(input => {
    const isMissing = !(Number(decimal(input.value, locale)) > 0)
    input.ariaInvalid = isMissing ? 'true' : null
    return isMissing
  })
  const fields = missing.map(input => titleOf(input.closest('label'))).join(' · ')
  const { text, lang } = words.needed
  const needed = partFor(form, '.needed', () =>
    form.append(make(['p', { class: 'needed', role: 'status' }]))
  )
  needed.replaceChildren(fields && make(say({ lang, text: text.replace('{fields}', fields) })))
  const given = partFor(form, '.given', () => form.after(make(['p', { class: 'given' }])))
  given.replaceChildren(
    ...[...form.querySelectorAll('label')].flatMap((label, at) => [
      at === 0 ? '' : ' · ',
      make(['bdi', {}, `${titleOf(label)}: ${valuesOf(label, locale)}`])
    ])
  )
}

const numbersIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')
]

function partFor({ parentElement }: HTMLFormElement, name: string, add: () => void): Element {
  const around = parentElement ?? document.body
  if (!around.querySelector(name)) add()
  return partOf(around, name)
}

const titleOf = (label: HTMLElement | null) => label?.firstChild?.textContent ?? ''

function valuesOf(label: HTMLElement, locale: string): string {
  const controls = label.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  const values = [...controls].map(control => {
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.textContent
    return control.type === 'date' && control.value
      ? dateText(locale, control.value)
      : control.value
  })
  return values.join('\u00a0')
}
