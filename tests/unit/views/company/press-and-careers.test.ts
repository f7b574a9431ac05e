import { describe, expect, test } from 'vitest'
import { careersView } from '#views/company/careers.ts'
import { pressView } from '#views/news/press.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const silent = aTree({ globalBundles: { eng: {} } })

describe('Careers', () => {
  test('name the open places and lead to the contact form', () => {
    const careers = careersView(aTree())
    expect(careers?.places.cards[0]?.title).toBe('Formulation chemist')
    expect(careers?.apply.href).toBe('/gl/contact-us')
  })

  test('are not there for a company that says nothing of them', () => {
    expect(careersView(silent)).toBeUndefined()
  })
})

describe('The press', () => {
  test('finds a contact, pictures to download and the feed', () => {
    const press = pressView(aTree())
    expect(press?.email?.href).toBe('mailto:press@terravane.example')
    expect(press?.pictures.map(({ src }) => src.endsWith('.svg'))).toEqual([true, true])
    expect(press?.feed.href).toBe('/gl/news.xml')
  })

  test('has no section where the company says nothing to it', () => {
    expect(pressView(silent)).toBeUndefined()
  })
})
