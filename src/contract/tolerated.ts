import * as z from 'zod'
import { stripEmpty } from '#lib/strip-empty.ts'
import { withoutPaths } from '#lib/without-paths.ts'

/**
 * An issue that costs only a value: `parseRecord` empties the value, keeps the record and reports it.
 * `up` is how many steps above the issue's path the value to empty lies.
 */
export function tolerated(
  expected: string,
  { path = [], up = 0 }: { path?: PropertyKey[]; up?: number } = {}
) {
  return {
    code: 'custom' as const,
    message: `expected ${expected}`,
    path,
    params: { tolerated: true, up }
  }
}

/** The path to empty so that the record can be kept, or `undefined` when the issue is final. */
export function pathToEmpty(issue: z.core.$ZodIssue): PropertyKey[] | undefined {
  if (issue.code !== 'custom' || issue.params?.tolerated !== true) return undefined
  return issue.path.slice(0, issue.path.length - Number(issue.params.up))
}

/** What was expected at an issue's path, in the words of a report. */
export function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'string' ? 'text' : issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format') return `text like ${issue.pattern ?? issue.format}`
  return issue.message.replace(/^expected /, '')
}

const itemSchemas = new WeakMap<object, z.ZodType>()

/** A list inside a record, in which an item that fails its schema is left out and reported. Missing means empty. */
export function tolerantList<Item extends z.ZodType>(item: Item) {
  const list = z.array(z.unknown())
  itemSchemas.set(list, item)
  return list.default([]).transform((values, context) =>
    values.flatMap((value, index): z.output<Item>[] => {
      const parsed = item.safeParse(value)
      if (parsed.success) return [parsed.data]
      const { issues } = parsed.error
      const isKept = isMendable(item, value, issues)
      for (const issue of issues) {
        const inner = isKept ? (pathToEmpty(issue) ?? []) : []
        const path = [index, ...issue.path]
        context.addIssue(
          tolerated(expectation(issue), { path, up: issue.path.length - inner.length })
        )
      }
      return []
    })
  )
}

/** Whether the item still makes sense without its bad values. */
function isMendable(item: z.ZodType, value: unknown, issues: z.core.$ZodIssue[]): boolean {
  const paths = issues.map(pathToEmpty).filter(path => path !== undefined)
  if (paths.length < issues.length) return false
  return item.safeParse(stripEmpty(withoutPaths(value, paths))).success
}

/** The schema of a tolerant list's items, for documents made from the contract. */
export function itemSchemaOf(list: object): z.ZodType | undefined {
  return itemSchemas.get(list)
}
