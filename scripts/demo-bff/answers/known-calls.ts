import { CHANGES_PATH } from '#contract/changed-trees.ts'
import { calls } from './calls.ts'
import { pathPattern } from './path-pattern.ts'

const knownPaths = [
  ...calls.map(({ path }) => path),
  '/contact/{x}',
  CHANGES_PATH,
  '/geo',
  '/files/*',
  '/icons/*'
]

/** @throws one sentence that names every call, when a rule about `call` could never apply */
export function assertIsCall(call: string): void {
  const [path = ''] = call.split('?')
  if (knownPaths.some(known => isSame(known, path))) return
  throw new Error(`There is no call "${call}". There are ${knownPaths.join(', ')}.`)
}

/** Whether two calls are the same, with any word for a parameter. */
function isSame(one: string, other: string): boolean {
  return pathPattern(one).test(filled(other)) || pathPattern(other).test(filled(one))
}

function filled(path: string): string {
  return path.replace(/\{\w+\}|\*/g, 'x')
}
