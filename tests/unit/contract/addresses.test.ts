import { describe, expect, test } from 'vitest'
import { addressFields } from '#contract/addresses.ts'
import { endpoints } from '#contract/endpoints.ts'

const fieldsOf = (name: keyof typeof endpoints) =>
  addressFields(endpoints[name].schema).map(({ path, kind, isRequired }) =>
    [path.join('.'), kind, isRequired ? 'required' : ''].join(' ').trim()
  )

describe('the addresses of a record', () => {
  test('are found by the types of the contract, however deep', () => {
    expect(fieldsOf('product')).toEqual([
      'family_icon picture',
      'image_hero picture',
      'images.*.src picture required',
      'documents.*.url link required',
      'content richText'
    ])
    expect(fieldsOf('timeline')).toEqual([
      'events.*.items.left.url picture',
      'events.*.items.right.url picture'
    ])
    expect(fieldsOf('footer')).toContain('social_media.youtube_url link')
    expect(fieldsOf('countries')).toEqual([])
    expect(fieldsOf('crops')).toEqual([])
  })

  test('distinguish what a page loads from what visitors follow', () => {
    expect(fieldsOf('header')).toEqual([
      'background_src media',
      'video_fallback_image picture',
      'video_desktop media',
      'video_mobile_landscape media',
      'video_mobile_portrait media',
      'film_src film'
    ])
    expect(fieldsOf('plants')).toEqual(['link_location link', 'image_src picture'])
  })
})
