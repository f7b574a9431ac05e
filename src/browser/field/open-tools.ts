import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { fetchJson } from '#browser/base/load-json.ts'
import sheet from '#styles/field-form.css?url'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { isCalculationOf } from './entries-address.ts'
import { isPlanOf } from './plan-address.ts'
import { placeOf } from './tool-place.ts'

/**
 * Loads what forms need, because a held click is marked as waiting until then. The function that it resolves with adds forms
 * to the tables that the build wrote, and opens the one that the address names.
 */
export async function loadTools(tools: HTMLElement): Promise<() => Promise<void>> {
  const [words, { openCalculator }, { openPlan }] = await Promise.all([
    fetchJson<FieldTexts>(tools.dataset.texts ?? ''),
    import('./calculator.ts'),
    import('./planner.ts'),
    addStyleSheet(sheet)
  ])
  return () => {
    openTools(tools, words, { openCalculator, openPlan })
    return Promise.resolve()
  }
}

type OpenTool = (part: HTMLDetailsElement, uses: FieldUse[], texts: FieldTexts) => void

function openTools(
  tools: HTMLElement,
  words: FieldTexts,
  { openCalculator, openPlan }: Record<'openCalculator' | 'openPlan', OpenTool>
): void {
  const { uses = '[]' } = tools.dataset
  const listed = JSON.parse(uses) as FieldUse[]
  const { id, at } = placeOf(tools)
  for (const part of tools.querySelectorAll('details')) {
    const isPlan = part.dataset.tool === 'plan'
    // A form would calculate nothing.
    if (!isPlan && listed.every(({ dose }) => !dose)) continue
    // A form may write what it shows into the address.
    const isNamed = isPlan ? isPlanOf(id, at) : isCalculationOf(id, at)
    const open = isPlan ? openPlan : openCalculator
    open(part, listed, words)
    if (isNamed) part.open = true
  }
}
