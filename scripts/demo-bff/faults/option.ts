import { parseFault } from './fault.ts'
import type { FaultRule } from './rules.ts'
import { assertIsCall } from '../answers/known-calls.ts'

/**
 * Reads `[METHOD] [country[/lang]] call=fault` of the command line: `/blog=status:503`, `br/por /localProduct=cut`,
 * `POST /contact/{x}=hang`.
 * @throws one sentence that shows the syntax or the known calls
 */
export function parseFaultOption(text: string): FaultRule {
  const match = /^(?:([A-Z]+) +)?(?:([a-z]{2})(?:\/([a-z]{3}))? +)?(\/.*)=([^=]+)$/.exec(
    text.trim()
  )
  const [, method, country, lang, call, fault] = match ?? []
  if (call === undefined || fault === undefined) {
    throw new Error(
      `--fault "${text}" is not readable. Write the call, = and the fault: "/blog=status:503", "br/por /localProduct=cut", "POST /contact/{x}=hang".`
    )
  }
  assertIsCall(call)
  return { call, fault: parseFault(fault), country, lang, method }
}
