import { expect, test } from 'vitest'
import { createPageQueue } from '#scripts/build/page-queue.ts'

const [one, other] = [{}, {}]

function aQueue(pages: Record<string, number>) {
  const queue = createPageQueue<string>()
  for (const [tree, count] of Object.entries(pages))
    for (let page = 0; page < count; page++) queue.add(tree, `${tree}${page}`)
  return queue
}

test('a worker renders all pages of the tree it has read before it reads another', () => {
  const queue = aQueue({ gl: 3, br: 2 })
  const trees = [1, 2, 3, 4, 5, 6].map(() => queue.next(one, 1)[0]?.slice(0, 2))
  expect(trees).toEqual(['gl', 'gl', 'gl', 'br', 'br', undefined])
})

test('two workers read two trees, the longest first', () => {
  const queue = aQueue({ sa: 1, br: 2, gl: 3 })
  expect(queue.next(one, 1)[0]).toMatch(/^gl/)
  expect(queue.next(other, 1)[0]).toMatch(/^br/)
})

test('a worker without a tree left helps with the longest', () => {
  const queue = aQueue({ gl: 9, br: 1 })
  queue.next(one, 1)
  queue.next(other, 1)
  expect(queue.next(other, 1)[0]).toMatch(/^gl/)
})

test('every page is rendered once', () => {
  const queue = aQueue({ gl: 5, br: 4, sa: 3 })
  const rendered = Array.from({ length: 7 }, (_, at) =>
    queue.next(at % 3 === 0 ? one : other, 2)
  ).flat()
  expect(rendered).toHaveLength(12)
  expect(new Set(rendered).size).toBe(12)
  expect(queue.next(one, 2)).toEqual([])
})

test('pages that are taken together are of one tree', () => {
  const queue = aQueue({ gl: 3, br: 2 })
  expect([1, 2, 3].map(() => queue.next(one, 2))).toEqual([['gl2', 'gl1'], ['gl0'], ['br1', 'br0']])
})
