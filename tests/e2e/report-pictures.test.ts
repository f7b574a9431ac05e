import { takePictures } from '../../scripts/publish/report/take-pictures.ts'
import { writeFiles } from '../helpers/write-files.ts'
import { expect, test } from './helpers/visitor.ts'

const aPage = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`

test('the report shows pages before and after, of a new page what is there now', async ({
  page
}) => {
  const [before, after] = ['before', 'after'].map(name => test.info().outputPath(name)) as [
    string,
    string
  ]
  writeFiles(before, { 'br/company.html': aPage('Antes'), 'br/news.html': aPage('Igual') })
  writeFiles(after, {
    'br/company.html': aPage('Depois'),
    'br/news.html': aPage('Igual'),
    'br/crop/7.html': aPage('Soja')
  })
  const files = ['/br/company.html', '/br/news.html', '/br/crop/7.html']
  const { taken, failure } = await takePictures(files, { before, after })
  expect(failure).toBeUndefined()
  const [company, news, crop] = files.map(file => taken[file])
  expect(news?.isSame).toBe(true)
  expect(crop?.before).toBeUndefined()
  expect(company?.before).not.toBe(company?.after)
  await page.setContent(`<img src="${company?.after ?? ''}">`)
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 390)
})

test('pictures that cannot be taken leave the report without them, and the reason', async () => {
  const dist = test.info().outputPath('site')
  writeFiles(dist, { 'br.html': aPage('Brasil'), _redirects: '/br' })
  const { taken, failure } = await takePictures(['/br.html'], { before: dist, after: dist })
  expect(taken).toEqual({})
  expect(failure).toContain('Missing destination')
})
