import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { fetchJson } from '#browser/base/load-json.ts'
import sheet from '#styles/field-form.css?url'
import { openCalculator } from './calculator.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { isPlanOf } from './plan-address.ts'
import { openPlan } from './planner.ts'

/** Adds forms to the tables that the build wrote, and opens the plan that the address names. */
export async function openTools(tools: HTMLElement): Promise<void> {
  const { uses = '[]', texts = '' } = tools.dataset
  const [words] = await Promise.all([fetchJson<FieldTexts>(texts), addStyleSheet(sheet)])
  const listed = JSON.parse(uses) as FieldUse[]
  for (const part of tools.querySelectorAll('details')) {
    const isPlan = part.dataset.tool === 'plan'
    const open = isPlan ? openPlan : openCalculator
    open(part, listed, words)
    const card = tools.closest('article')
    if (isPlan && card && isPlanOf(card.id)) {
      const isAtCard = standsAt(card)
      part.open = true
      // Who follows a link to a plan wants the plan, which is screens below the head of its card.
      if (isAtCard) part.scrollIntoView()
    }
  }
}

/** Whether the page still stands where its address led. */
function standsAt(card: HTMLElement): boolean {
  const [own, page] = [card, document.documentElement].map(part => getComputedStyle(part))
  const top = parseFloat(own?.scrollMarginTop ?? '') + parseFloat(page?.scrollPaddingTop ?? '')
  return Math.abs(card.getBoundingClientRect().top - top) < 2
}
