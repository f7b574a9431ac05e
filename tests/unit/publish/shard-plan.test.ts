import { describe, expect, test } from 'vitest'
import { planShards } from '#scripts/publish/shard-plan.ts'
import type { IndexedTree, SiteIndex } from '#snapshot/snapshot.ts'

function aTree(prefix: string, products: number): IndexedTree {
  return {
    prefix,
    country: prefix,
    countryId: prefix,
    env: 'prod',
    lang: 'eng',
    productIds: Array.from({ length: products }, (_, at) => String(at)),
    cropIds: [],
    problematicIds: [],
    postIds: [],
    dates: {},
    reportGroupIds: []
  }
}

function anIndex(sizes: Record<string, number>): SiteIndex {
  const trees = Object.entries(sizes).map(([prefix, products]) => aTree(prefix, products))
  return { contentEnv: 'prod', pulledAt: '', countries: [], chineseNames: {}, trees }
}

describe('the plan of several builds', () => {
  const index = anIndex({ br: 1000, th: 600, pe: 500, gh: 30, uz: 20 })

  test('deals every tree to one build, about as many pages to each', () => {
    const plan = planShards(index, 2)
    expect(plan.flat().toSorted()).toEqual(['br', 'gh', 'pe', 'th', 'uz'])
    expect(plan.map(prefixes => prefixes.includes('br') !== prefixes.includes('pe'))).toEqual([
      true,
      true
    ])
  })

  test('makes no build without a tree', () => {
    expect(planShards(index, 9)).toHaveLength(5)
  })
})
