/** Runs `run` once at a time: calls during a run become one call after it. A failure is logged, not thrown. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (takeWish()) {
      await run().catch((error: unknown) => console.error(String(error)))
    }
    isRunning = false
  }

  function takeWish(): boolean {
    const was = isWanted
    isWanted = false
    return was
  }
}
