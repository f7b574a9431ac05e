import { describe, expect, test } from 'vitest'
import { agreement } from '#views/enquiry/agreement.ts'
import { aTree } from '../../../helpers/a-tree.ts'

function partsOf(sentence: string) {
  const tree = aTree({ content: { bundle: { forms: { agreement: sentence } } } })
  return agreement(tree).parts.map(part => (typeof part === 'string' ? part : part.href))
}

describe('agreement below a form', () => {
  test('links the terms and the privacy statement inside the sentence, in its order', () => {
    expect(partsOf('See {privacy} and {terms}.')).toEqual([
      'See ',
      '/gl/privacy-statement',
      ' and ',
      '/gl/terms-and-conditions',
      '.'
    ])
  })

  test.each(['rules', 'constructor', '__proto__'])(
    'leaves out a placeholder that it does not know: %s',
    name => {
      expect(partsOf(`Read {${name}}!`)).toEqual(['Read ', '', '!'])
    }
  )
})
