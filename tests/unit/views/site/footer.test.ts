import { expect, test } from 'vitest'
import { footerView } from '#views/site/footer.ts'
import { aTree } from '../../../helpers/a-tree.ts'

test('the year of the copyright is of the calendar that the readers of a language use', () => {
  const bundle = { locale: 'th-TH' }
  const thai = aTree({ content: { bundle }, index: { pulledAt: '2026-05-01T00:00:00Z' } })
  expect(footerView(thai).year).toBe('2569')
})
