import { describe, expect, test } from 'vitest'
import { lateCode } from '#browser/search/engine/late-code.ts'

/** Code that arrives at the attempts that `arrives` says, and how often it was requested. */
function aCode(arrives: (attempt: number) => boolean = () => true) {
  let requests = 0
  const code = lateCode(async () => {
    requests += 1
    if (!arrives(requests)) throw new Error('The line is down.')
    return Promise.resolve((word: string) => word.toUpperCase())
  })
  return { ...code, requests: () => requests }
}

describe('code that most questions do not need', () => {
  test('is not requested by a question that is answered without it', async () => {
    const { whenLoaded, requests } = aCode()
    expect(await whenLoaded(() => 'rust')).toBe('rust')
    expect(requests()).toBe(0)
  })

  test('is requested once, by the first question that needs it', async () => {
    const { get, whenLoaded, requests } = aCode()
    expect(await whenLoaded(() => get()('rust'))).toBe('RUST')
    expect(await whenLoaded(() => get()('blast'))).toBe('BLAST')
    expect(requests()).toBe(1)
  })

  test('may be loaded ahead, so that the question does not wait', async () => {
    const { get, loadAhead } = aCode()
    await loadAhead()
    expect(get()('rust')).toBe('RUST')
  })

  test('fails the question if it does not arrive, and is requested again by the next', async () => {
    const { get, whenLoaded } = aCode(attempt => attempt > 1)
    await expect(whenLoaded(() => get()('rust'))).rejects.toThrow('The line is down.')
    expect(await whenLoaded(() => get()('rust'))).toBe('RUST')
  })

  test('does not hide another error of a question', async () => {
    const { whenLoaded, requests } = aCode()
    const ask = () => {
      throw new Error('A mistake.')
    }
    await expect(whenLoaded(ask)).rejects.toThrow('A mistake.')
    expect(requests()).toBe(0)
  })
})
