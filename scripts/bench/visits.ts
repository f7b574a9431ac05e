import type { Locator, Page } from '@playwright/test'
import { readArguments } from '../command/arguments.ts'
import { fail } from '#scripts/command/fail.ts'
import { look, onAPhone } from './on-a-phone.ts'
import { type Step, visits } from './visit-scenes.ts'

type Visited = { taps: number; screens: number; seconds: number }

// npm run bench:visits: the taps, the screens to scroll and the seconds of typical visits on a slow phone, from the
// first tap until the answer is readable. A word after the command selects visits by name.
try {
  const { positionals } = readArguments({
    name: 'bench:visits',
    does: 'measures visits on a slow phone',
    words: '{part of a name}'
  })
  const [wanted = ''] = positionals
  await onAPhone(async usePhone => {
    console.log('| visitor | comes for | taps | screens | seconds |')
    console.log('|---|---|---|---|---|')
    for (const { who, what, path, steps, answer } of visits) {
      if (!`${who} ${what}`.includes(wanted)) continue
      const { taps, screens, seconds } = await usePhone(async page => {
        await page.addInitScript(() => localStorage.setItem('consentAccepted', 'true'))
        await look(page, path)
        return visit(page, steps, answer)
      })
      console.log(`| ${[who, what, taps, screens, seconds.toFixed(1)].join(' | ')} |`)
    }
  })
} catch (error) {
  fail(error)
}

async function visit(page: Page, steps: readonly Step[], answer: string): Promise<Visited> {
  let [taps, screens] = [0, 0]
  let start: number | undefined
  for (const step of steps) {
    const control = page.locator('tap' in step ? step.tap : step.field).filter({ visible: true })
    screens += await reach(control.first())
    start ??= performance.now()
    taps += 1
    if ('tap' in step) await control.first().tap()
    else {
      await control.first().tap()
      await control.first().fill(step.text)
      // The key of the phone's own keyboard.
      if (step.isSent) {
        taps += 1
        await control.first().press('Enter')
      }
    }
  }
  const shown = page.locator(answer).filter({ visible: true }).first()
  await shown.waitFor()
  const seconds = (performance.now() - (start ?? 0)) / 1000
  return { taps, screens: screens + (await reach(shown)), seconds }
}

/** Scrolls something into view, and counts the screens that a finger scrolls. */
async function reach(target: Locator): Promise<number> {
  await target.waitFor()
  return target.evaluate(element => {
    const { top, height } = element.getBoundingClientRect()
    const below = top + Math.min(height, 100) - innerHeight
    element.scrollIntoView({ block: 'nearest' })
    return Math.ceil(Math.max(below, -top, 0) / innerHeight)
  })
}
