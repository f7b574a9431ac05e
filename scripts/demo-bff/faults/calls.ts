import { prettifyError, ZodError } from 'zod'
import type { App } from '../server/app.ts'
import { faultRule, type Faults } from './rules.ts'

/** `GET`, `PUT` and `DELETE /faults`: the faults over HTTP. */
export function addFaultCalls(app: App, faults: Faults): void {
  app.get('/faults', context => context.json(faults.list()))

  app.put('/faults', async context => {
    try {
      const { call, fault, ...limits } = faultRule.parse(JSON.parse(await context.req.text()))
      faults.set(call, fault, limits)
    } catch (error) {
      return context.json({ error: sentence(error) }, 400)
    }
    return context.json(faults.list())
  })

  app.delete('/faults', context => {
    const call = context.req.query('call')
    if (call === undefined) faults.clear()
    else faults.remove(call)
    return context.json(faults.list())
  })
}

function sentence(error: unknown): string {
  if (error instanceof ZodError) return prettifyError(error)
  if (error instanceof SyntaxError) return `The body is no JSON: ${error.message}.`
  return error instanceof Error ? error.message : String(error)
}
