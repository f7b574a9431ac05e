import { BffError } from '#bff/errors.ts'

/** Prints the error that ended a command, and exits at once: pending retries must not keep the process. */
export function fail(error: unknown): never {
  console.error(lastWords(error))
  process.exit(1)
}

const NEXT =
  'Correct this answer in the BFF, then run the command again: there is no built-in content for it.'

/** The error that ended a command, and what to do next where the error cannot say it. */
export function lastWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfCall = [error, error.cause].some(one => one instanceof BffError)
  return isOfCall ? `${error.message}\n${NEXT}` : error.message
}
