/** The longest wait for the network when an answer is stored. */
const LIMIT_MS = 3000

/** The network's answer, or the stored one if the network is slow, fails or answers with a server error. */
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
