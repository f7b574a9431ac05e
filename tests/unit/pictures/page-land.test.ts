import { describe, expect, test } from 'vitest'
import { pageLandscapeOf } from '#pictures/page-land.ts'

const screens = [
  'productList',
  'company',
  'news',
  'contact',
  'investors',
  'productB2bList',
  'productB2bContact'
]

describe('the land at the head of a screen', () => {
  test.each(['gl', 'br', 'sa', 'th', 'ru', 'ca', 'cn', 'gh', 'pl', 'eg'])(
    'is unlike that of any other screen in %s',
    country => {
      const scenes = screens.map(route => pageLandscapeOf(country, route).scene)
      expect(new Set(scenes).size).toBe(screens.length)
    }
  )

  test('is the country’s own where the screen is about its crops', () => {
    expect(pageLandscapeOf('br', 'productList').scene).toBe('contour')
  })
})
