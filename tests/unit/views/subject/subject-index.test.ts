import { expect, test } from 'vitest'
import { subjectIndex } from '#views/subject/subject-index.ts'
import { tree } from './a-tree-of-subjects.ts'

test('the index has every crop by name, and every problem by kind', () => {
  const { crops, problems } = subjectIndex(tree)
  expect(crops).toEqual([
    { href: '/gl/crop/3002', name: 'Barley', count: 1 },
    { href: '/gl/crop/3001', name: 'Wheat', count: 2 }
  ])
  expect(problems.map(({ term, links }) => [term.text, links.map(({ name }) => name)])).toEqual([
    ['Pests', ['Fall armyworm']],
    ['Diseases', ['Rust']],
    ['Other uses', ['Shorter stems']]
  ])
})
