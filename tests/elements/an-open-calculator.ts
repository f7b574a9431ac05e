import { userEvent } from 'vitest/browser'
import { openCalculator } from '#browser/field/calculator.ts'
import type { FieldUse } from '#browser/field/field-config.ts'
import { requireElement } from '#lib/require-element.ts'
import { show } from './a-page.ts'
import { argestes, texts } from './field-uses.ts'

/** The row of a use, as the build writes it. */
export const row = ({ name }: FieldUse) => `<tr><th scope="row">${name}</th><td>built</td></tr>`

/** The calculator of a table with these uses, in a new page. */
export function open(shown = texts, uses = [argestes]): void {
  const part = show(`<section><table>
    <thead><tr><th>Product</th><th>Water</th></tr></thead><tbody>${uses.map(row).join('')}</tbody>
  </table></section>`)
  openCalculator(part, uses, shown)
}

/** The value of a control of the calculator. */
export const valueOf = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value

export const enter = (name: string, value: string) =>
  userEvent.fill(requireElement(document, `[name=${name}]`), value)
