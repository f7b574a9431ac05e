/** A visitor with a stored answer waits no longer for another. */
const LIMIT_MS = 3000

/** The network's answer; a stored one where that is late, fails, or is an error of the server. */
export async function networkFirst(
  fresh: Promise<Response>,
  stored: Response | undefined,
  limit = LIMIT_MS
): Promise<{ answer: Response; isStored: boolean }> {
  if (!stored) return { answer: await fresh, isStored: false }
  const late = new Promise<undefined>(done => setTimeout(done, limit))
  const answer = await Promise.race([fresh, late]).catch(() => undefined)
  const isAnswer = answer !== undefined && answer.status < 500
  return isAnswer ? { answer, isStored: false } : { answer: stored, isStored: true }
}
