import { expect, test } from 'vitest'
import { investorsView } from '#views/company/investors.ts'
import { questions } from '#views/enquiry/questions.ts'
import { customSolutionsView } from '#views/units/custom-solutions.ts'
import { aTree } from '../../../helpers/a-tree.ts'

test('a form that is opened by investors, or for a brief, begins its message with what it is about', () => {
  const tree = aTree()
  const contact = customSolutionsView(tree).sections.find(({ id }) => id === 'contact')
  const topicOf = (href = '') =>
    questions(tree)[new URL(href, 'https://site.example').searchParams.get('about') ?? '']
  expect(topicOf(investorsView(tree).contact.href)).toBe('Investors\n')
  expect(topicOf(contact?.button?.href)).toBe('Custom Solutions\n')
})
