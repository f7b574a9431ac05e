import { FinalError } from './errors.ts'

/** The limits of a download: its bytes once decompressed, its time, and its lowest speed. */
export type FileLimits = {
  bytes: number
  milliseconds: number
  /** At least so many bytes must arrive in each period. */
  rate: { bytes: number; milliseconds: number }
}

export const FILE_LIMITS: FileLimits = {
  bytes: 200 * 1024 * 1024,
  milliseconds: 10 * 60_000,
  rate: { bytes: 30 * 1024, milliseconds: 30_000 }
}

/** The limits of an answer of the BFF: `bytes` as it arrives, `kept` after its long texts were shortened. */
export type BodyLimits = FileLimits & { kept: number }

export const BODY_LIMITS: BodyLimits = {
  ...FILE_LIMITS,
  bytes: 1024 * 1024 * 1024,
  /**
   * The memory for all answers that arrive at the same time: twice a catalogue of 200 products whose texts all have the
   * greatest length.
   */
  kept: 256 * 1024 * 1024
}

/** A pull that takes longer is ended: a BFF that sends data just fast enough for each single limit could keep it running for days. */
export const PULL_LIMIT_MS = 2 * 3_600_000

type Watch = {
  limits: FileLimits
  now: () => number
  onChunk: () => void
  /** Called after each period with how much of the file has arrived. */
  onProgress: (words: string) => void
}

/**
 * Passes the chunks of a file on while they keep within the limits; the time-out handles one that stops.
 * @throws FinalError at a limit
 */
export async function* withinLimits(
  chunks: AsyncIterable<Uint8Array>,
  { limits, now, onChunk, onProgress }: Watch
): AsyncGenerator<Uint8Array> {
  const started = now()
  let size = 0
  let period = { started, size }
  for await (const chunk of chunks) {
    onChunk()
    size += chunk.byteLength
    const time = now()
    if (size > limits.bytes) throw new FinalError(`It is larger than ${words(limits.bytes)}.`)
    if (time - started > limits.milliseconds)
      throw new FinalError(`It had not arrived after ${limits.milliseconds / 1000} s.`)
    if (time - period.started >= limits.rate.milliseconds) {
      const came = size - period.size
      if (came < limits.rate.bytes) throw new FinalError(tooSlow(came, limits.rate))
      onProgress(`${words(size)} after ${Math.round((time - started) / 1000)} s`)
      period = { started: time, size }
    }
    yield chunk
  }
}

function tooSlow(came: number, { bytes, milliseconds }: FileLimits['rate']): string {
  return `In ${milliseconds / 1000} s only ${words(came)} of it came, ${words(bytes)} are the least.`
}

function words(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < 1024 ** 2
    ? `${Math.round(bytes / 1024)} KB`
    : `${Math.round(bytes / 1024 ** 2)} MB`
}
