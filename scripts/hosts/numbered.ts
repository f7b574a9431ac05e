import type { Pattern } from './patterns.ts'

/** The same with `$1` and `$2`, for hosts without named groups. */
export function numbered({ pattern, to, status }: Pattern): Pattern {
  const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name = '']) => name)
  return {
    status,
    pattern: pattern.replaceAll(/\(\?<\w+>/g, '('),
    to: to.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`)
  }
}
