import { describe, expect, test } from 'vitest'
import { FILE_LIMITS, withinLimits } from '#bff/file-limits.ts'

/** A file of which `bytes` come every `seconds`, so many times, and what is said of it on the way. */
async function comes({ bytes, seconds, times }: Record<'bytes' | 'seconds' | 'times', number>) {
  let time = 0
  async function* chunks() {
    for (let n = 0; n < times; n++) {
      time += seconds * 1000
      yield await Promise.resolve(new Uint8Array(bytes))
    }
  }
  const said: string[] = []
  const onProgress = (words: string) => void said.push(words)
  const watch = { limits: FILE_LIMITS, now: () => time, onChunk: () => undefined, onProgress }
  let size = 0
  for await (const chunk of withinLimits(chunks(), watch)) size += chunk.byteLength
  return { size, said }
}

const MB = 1024 * 1024

describe('a file on its way', () => {
  test('says every half minute how much of it is there', async () => {
    expect(await comes({ bytes: MB, seconds: 10, times: 8 })).toEqual({
      size: 8 * MB,
      said: ['3 MB after 30 s', '6 MB after 60 s']
    })
  })

  test.each([
    ['is larger than 200 MB', { bytes: 50 * MB, seconds: 1, times: 5 }, 'larger than 200 MB'],
    [
      'takes more than ten minutes',
      { bytes: MB, seconds: 9, times: 100 },
      'not arrived after 600 s'
    ],
    ['drips', { bytes: 1, seconds: 3, times: 100 }, 'In 30 s only 10 bytes of it came']
  ])('that %s is given up', async (_, file, reason) => {
    await expect(comes(file)).rejects.toThrow(reason)
  })
})
