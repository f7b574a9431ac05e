import { BffError } from '#bff/errors.ts'

/** Prints the error that ended a command, and exits at once: pending retries must not keep the process. */
export function fail(error: unknown): never {
  console.error(lastWords(error))
  process.exit(1)
}

const NEXT =
  'Correct this answer in the BFF, then run the command again: there is no built-in content for it.'

const FULL_DISK =
  'The disk is full. Free some space (`releases/`, `.cache/` and earlier reports are the largest folders here), then run the command again.'

/** The error that ended a command, and what to do next where the error cannot say it. */
export function lastWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message.includes('ENOSPC')) return `${error.message}\n${FULL_DISK}`
  const failed = [error, error.cause].find(one => one instanceof BffError)
  if (!failed) return error.message
  const { tree } = failed.asked
  const keep =
    tree === 'site'
      ? ''
      : ` \`npm run build -- --keep\` leaves the tree ${tree} as it is published.`
  return `${error.message}\n${NEXT}${keep}`
}
