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
      'family_icon url',
      'image_hero url',
      'images.*.src url required',
      'documents.*.url url required',
      'content richText'
    ])
    expect(fieldsOf('timeline')).toEqual([
      'events.*.items.left.url url',
      'events.*.items.right.url url'
    ])
    expect(fieldsOf('footer')).toContain('social_media.youtube_url url')
    expect(fieldsOf('countries')).toEqual(['external_website url'])
    expect(fieldsOf('crops')).toEqual([])
  })
})
