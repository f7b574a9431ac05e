import { describe, expect, test } from 'vitest'
import { bindCompounds } from '#lib/typography/compounds.ts'
import { demoEnglish } from '#scripts/demo-bff/data-source/data-source.ts'
import { readScript, runningBff } from './running-bff.ts'

const { ask } = runningBff()

const scriptOf = async (path: string) => (await ask(`/assets/${path}/content.js?t=1`)).text()
const textsOf = async (path: string) => readScript(await scriptOf(path))
const statusOf = async (path: string) => (await ask(`/assets/${path}/content.js`)).status

describe('texts of the asset host', () => {
  const english = demoEnglish()

  test('are complete for the global site in English and in Chinese', async () => {
    expect(await textsOf('gl/text_content/prod/eng')).toEqual(english)
    expect(Object.keys((await textsOf('gl/text_content/prod/zho')) as object).sort()).toEqual(
      Object.keys(english).sort()
    )
  })

  test('call the company by its Chinese name in Chinese', async () => {
    expect(await textsOf('gl/text_content/prod/zho')).toMatchObject({
      brand: { titleSuffix: '泰瑞维', homeLabel: '泰瑞维首页' }
    })
  })

  test('are the country’s own over those of its language', async () => {
    expect(await textsOf('br/text_content/prod')).toMatchObject({
      locale: 'pt-BR',
      brand: { titleSuffix: '{brand}', tagline: 'Da soja ao café, linha por linha.' }
    })
  })

  test('are only the country’s own where the language is English', async () => {
    expect(Object.keys((await textsOf('ug/text_content/prod')) as object).sort()).toEqual(
      ['brand', 'contact', 'footer', 'locale'].sort()
    )
  })

  test('name the office of the country', async () => {
    expect(await textsOf('th/text_content/prod')).toMatchObject({
      contact: { office: { email: 'thailand@terravane.example', latitude: '13.76' } }
    })
  })

  test('are English for further languages of China and Thailand', async () => {
    expect(await textsOf('cn/text_content/prod/eng')).toMatchObject({ locale: 'en-CN' })
    expect(await textsOf('th/text_content/prod/eng')).toMatchObject({ locale: 'en-TH' })
  })

  test.each(['my/text_content/prod', 'ad/text_content/prod', 'br/text_content/prod/eng'])(
    'are not there for %s',
    async path => expect(await statusOf(path)).toBe(404)
  )

  test('are marked as a draft in the preview', async () => {
    expect(await textsOf('br/text_content/preview')).toMatchObject({ preview: { draft: 'draft' } })
    expect(await textsOf('br/text_content/prod')).not.toMatchObject({ preview: { draft: 'draft' } })
  })

  test('come in every form that the contract allows', async () => {
    const countries = ['gl', 'au', 'br', 'cn', 'co', 'gh', 'id']
    const scripts = await Promise.all(
      countries.map(country => scriptOf(`${country}/text_content/prod`))
    )
    const forms = scripts.map(script => `${script.split('{')[0] ?? ''}…${script.trim().slice(-1)}`)
    expect(forms).toEqual([
      '…}',
      'export default …;',
      'module.exports = …}',
      'const content = …;',
      'export default …}',
      'module.exports = …;',
      'content = …}'
    ])
  })
})

/** All titles within texts. */
function titlesIn(texts: unknown): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' && /^(title|headline)$/.test(key) ? [value] : titlesIn(value)
  )
}

test('Thai titles can break after every 16 letters, so that a phone breaks no word', async () => {
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  const titles = titlesIn(await textsOf('th/text_content/prod'))
  const tooLong = titles.filter(title =>
    [...words.segment(bindCompounds(title))].some(
      ({ segment }) => segment.replaceAll('\u2060', '').length > 16
    )
  )
  expect(tooLong).toEqual([])
})
