/** Says what ended a command, and ends it with what is still under way: retries must not keep the process. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
