import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { random } from '#art/base/random.ts'
import type { Point } from '#art/base/vector.ts'
import { scattered } from '#art/pests/scattered.ts'
import { likenessOf, type Problem } from '#art/pests/likeness-of.ts'
import { forms } from '#art/pests/likeness.ts'
import { pestPortrait } from '#art/pests/portrait.ts'
import { faultsOf } from './faults-of.ts'

type Listed = { id: string; kind: string; scientific?: string }

const demo = JSON.parse(
  readFileSync('scripts/demo-bff/data/problematics.json', 'utf8')
) as readonly Listed[]
const problems = demo.map(({ id, kind, scientific }) => ({ id, kind, scientificName: scientific }))
const drawn = problems.flatMap(problem => {
  const likeness = likenessOf(problem)
  return likeness ? [{ problem, likeness, svg: pestPortrait(problem, likeness) }] : []
})

const formOf = (problem: Problem) => likenessOf(problem)?.form

describe('the portraits of all problems of the demo', () => {
  test('are missing for wanted effects only', () => {
    const without = problems.filter(problem => !likenessOf(problem))
    expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(['effect']))
  })

  test('use every form', () => {
    const used = new Set(drawn.map(({ likeness }) => likeness.form))
    expect(Object.keys(forms).filter(form => !used.has(form as keyof typeof forms))).toEqual([])
  })

  test('differ from each other', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
  })

  test.each(drawn.map(({ problem, svg }) => [problem.id, svg]))('%s is drawn well', (_, svg) => {
    expect(faultsOf(svg)).toEqual([])
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1600 1200" width="1600"/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6 * 1024)
  })
})

describe('a spot of any problem', () => {
  /** In the drawing of a page of 1,440 pixels: the text of the second mark, and the menu. */
  const isRead = ([x, y]: Point) => y < 40 || (x > 1050 && x < 1420 && y > 180 && y < 330)

  test('lies neither under the text of a mark nor under the menu', () => {
    const chance = random('any')
    const area = { x: [20, 1580], y: [-60, 850], apart: 20 } as const
    expect(scattered(300, area, chance).filter(isRead)).toEqual([])
  })
})

describe('a smut', () => {
  test('that stays in the grain looks different from one that is dust', () => {
    const [loose, covered] = ['Ustilago tritici', 'Tilletia caries'].map(scientificName =>
      likenessOf({ scientificName, kind: 'disease' })
    )
    expect(covered?.look).not.toEqual(loose?.look)
  })
})

describe('a problem', () => {
  test('is drawn the same each time', () => {
    const [first] = drawn
    expect(first && pestPortrait(first.problem, first.likeness)).toBe(first?.svg)
  })

  test('is found by its Latin name in any case, by its genus, or else by its kind', () => {
    const own = likenessOf({ scientificName: 'spodoptera Frugiperda ', kind: 'insect' })
    expect(own?.own).toBe('fallArmyworm')
    expect(formOf({ scientificName: 'Aphis unheardofii', kind: 'insect' })).toBe('aphid')
    expect(formOf({ scientificName: 'Unheardofia', kind: 'mite' })).toBe('mite')
    expect(formOf({ kind: 'weed' })).toBe('broadleaf')
    expect(formOf({ scientificName: 'Unheardofia' })).toBeUndefined()
  })

  test.each(['', ' ', '<svg onload=alert(1)>', 'x'.repeat(5000), 'Aphis\u0000"', '蚜虫', '../..'])(
    'named %j is drawn by its kind',
    scientificName => {
      const problem = { id: '<"&', scientificName, kind: 'disease' }
      const likeness = likenessOf(problem)
      expect(likeness?.form).toBe('spots')
      expect(likeness && faultsOf(pestPortrait(problem, likeness))).toEqual([])
    }
  )
})
