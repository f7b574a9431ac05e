import type { Step } from './plan.ts'
import { runStep } from './run-step.ts'
import { countOf, type Tally } from './tally.ts'

/** Runs a step and prints its line; what a failed one printed follows. */
export async function performStep(step: Step, reportFolder: string): Promise<Tally> {
  const { tally, seconds, output } = await runStep(step, reportFolder)
  console.log(`${step.name.padEnd(16)}${countOf(step, tally)} in ${seconds.toFixed(1)} s`)
  if (tally.failed + tally.skipped > 0) console.log(`\n${output.trim()}\n`)
  return tally
}
