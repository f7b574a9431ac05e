import { MAX_DEPTH, MAX_VALUES } from '#contract/limits.ts'

const [COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Counts the levels and values of JSON from the bytes between its strings, chunk by chunk, because parsing many short
 * values takes many times their memory. Answers the limit that is exceeded, as soon as it is.
 */
export function createShapeMeter(): (bytes: Uint8Array) => string | undefined {
  let [depth, values] = [0, 1]
  return bytes => {
    for (const byte of bytes) {
      if (byte === COMMA) values += 1
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth += 1
        values += 1
        if (depth > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    }
    return values > MAX_VALUES ? `The body has more than ${MAX_VALUES} values.` : undefined
  }
}
