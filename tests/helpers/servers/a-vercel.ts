import type { Route } from '#scripts/hosts/vercel.ts'
import type { Answer } from './ask.ts'
import { type Folder, pathAsParsed } from './folder.ts'

type Rule = Extract<Route, { src: string }>

/** Vercel's answer by the rules of its Build Output API, in the order that it documents: before the files, after them, for an error. */
export function answerAsVercel(sent: string, routes: readonly Route[], folder: Folder): Answer {
  const path = pathAsParsed(sent)
  const headers: Record<string, string> = {}
  const [before = [], after = [], onError = []] = phases(routes)
  const answer = (status: number, file: string): Answer => ({
    status,
    headers,
    text: folder.read(file) ?? ''
  })
  /** The answer of the first rule that has one. */
  const firstOf = (rules: readonly Rule[]): Answer | undefined => {
    for (const rule of rules) {
      const match = new RegExp(rule.src).exec(path)
      if (!match) continue
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, at: number) => match[at] ?? '')
      const { Location, ...others } = rule.headers ?? {}
      if (Location !== undefined)
        return { status: rule.status ?? 0, location: fill(Location), headers, text: '' }
      for (const [name, value] of Object.entries(others)) headers[name.toLowerCase()] = value
      if (rule.dest === undefined) continue
      const file = decodeURIComponent(fill(rule.dest))
      if (rule.check && folder.read(file) === undefined) continue
      return answer(rule.status ?? 200, file)
    }
    return undefined
  }
  const found = folder.read(decodeURIComponent(path)) !== undefined
  return (
    firstOf(before) ??
    (found ? answer(200, decodeURIComponent(path)) : undefined) ??
    firstOf(after) ??
    firstOf(onError) ??
    answer(404, '')
  )
}

function phases(routes: readonly Route[]): Rule[][] {
  const found: Rule[][] = [[]]
  for (const route of routes)
    if ('handle' in route) found.push([])
    else found.at(-1)?.push(route)
  return found
}
