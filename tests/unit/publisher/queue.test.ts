import { describe, expect, test } from 'vitest'
import { createQueue } from '#scripts/publisher/queue.ts'

/** A queue whose runs end when they are told to. */
function aQueue() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const waiting: ((reason: string) => void)[] = []
  const run = (reason: string) => {
    begun.push(reason)
    waiting.shift()?.(reason)
    return new Promise<void>(resolve => void ends.push(resolve))
  }
  const queue = createQueue({ run, debounceMs: 5 })
  return {
    queue,
    begun,
    next: () => new Promise<string>(resolve => void waiting.push(resolve)),
    end: () => ends.shift()?.()
  }
}

describe('the queue of the publisher', () => {
  test('makes one run of requests that come together', async () => {
    const { queue, next } = aQueue()
    const begins = next()
    for (const reason of ['products', 'posts', 'products']) queue.request(reason)
    expect(await begins).toBe('products, posts')
  })

  test('runs once more for all that came while it ran', async () => {
    const { queue, begun, next, end } = aQueue()
    const first = next()
    queue.request('one')
    await first
    queue.request('two')
    queue.request('three')
    expect(queue.state()).toEqual({ running: 'one', waiting: ['two, three'] })
    const second = next()
    end()
    expect(await second).toBe('two, three')
    expect(begun).toEqual(['one', 'two, three'])
  })

  test('does what an operator asks for after the run, and before what waits', async () => {
    const { queue, next, end } = aQueue()
    const order: string[] = []
    const first = next()
    queue.request('one')
    await first
    queue.request('two')
    const byHand = queue.perform('roll back', () => {
      order.push('roll back')
      return Promise.resolve('done')
    })
    const second = next().then(() => order.push('two'))
    end()
    expect(await byHand).toBe('done')
    await second
    expect(order).toEqual(['roll back', 'two'])
  })

  test('says what runs, and what waits in the order of its turns', async () => {
    const { queue, next, end } = aQueue()
    const first = next()
    queue.request('one')
    await first
    queue.request('two')
    const byHand = ['roll back', 'preview'].map(name =>
      queue.perform(name, () => Promise.resolve(queue.state().running))
    )
    expect(queue.state()).toEqual({ running: 'one', waiting: ['roll back', 'preview', 'two'] })
    const second = next()
    end()
    expect(await Promise.all(byHand)).toEqual(['roll back', 'preview'])
    await second
    expect(queue.state()).toEqual({ running: 'two', waiting: [] })
    end()
  })

  test('goes on after a run that failed', async () => {
    const { queue, next } = aQueue()
    await expect(
      queue.perform('broken', () => Promise.reject(new Error('no disk')))
    ).rejects.toThrow('no disk')
    const begins = next()
    queue.request('again')
    expect(await begins).toBe('again')
  })

  test('waits for the run under way when it closes, and begins no other', async () => {
    const { queue, begun, next, end } = aQueue()
    const first = next()
    queue.request('one')
    await first
    queue.request('two')
    const closed = queue.close()
    end()
    await closed
    await expect(queue.perform('more', () => Promise.resolve())).rejects.toThrow('ending')
    expect(begun).toEqual(['one'])
  })

  test('begins nothing that waited for its turn when it closes, and says that the publisher is ending', async () => {
    const { queue, next, end } = aQueue()
    const first = next()
    queue.request('one')
    await first
    let isBegun = false
    const rollback = queue.perform('roll back', () => {
      isBegun = true
      return Promise.resolve()
    })
    const refused = expect(rollback).rejects.toThrow('The publisher is ending.')
    const closed = queue.close()
    end()
    await closed
    await refused
    expect(isBegun).toBe(false)
  })
})
