import type * as z from 'zod'

type Issue = z.core.$ZodIssue

/** The issues of the closest alternative, where a value may have several shapes. */
export function closestIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.find(
    issues => issues.length > 0 && issues.every(({ path }) => path.length > 0)
  )
  const sized = issue.errors.find(issues => issues.some(({ code }) => code === 'too_big'))
  const nearest = sized ?? inside
  if (!nearest) return [issue]
  return nearest.flatMap(inner => closestIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

const typeNames: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  number: 'a number'
}

/** What was expected at the path of an issue, as reports word it. */
export function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `at most ${String(issue.maximum)} ${issue.origin === 'array' ? 'items' : 'letters'}`
    case 'invalid_key':
      return `a key: ${issue.issues[0]?.message ?? ''}`
    default:
      return issue.message
  }
}
