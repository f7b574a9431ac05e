import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Form } from '#browser/enquiry/form.ts'
import { FormView } from '#browser/enquiry/FormView.tsx'
import { type FormKind, formFields } from '#config/enquiry-rules.ts'
import { readSettings } from '#config/settings.ts'
import { formConfig } from '#views/enquiry/form-config.ts'
import { aBff, aBrowser, aTab } from '../../../helpers/a-form.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const config = formConfig(
  aTree({ deployment: readSettings({ PUBLIC_BFF_URL: 'https://bff.example' }) })
)
const action = 'https://bff.example/contact/1'
const state = { values: {}, touched: [], refusals: {}, status: { is: 'editing' } } as const
const htmlOf = (kind: FormKind, known: Record<string, string> = {}) =>
  renderToStaticMarkup(
    createElement(FormView, { kind, config, state, action, hidden: { prefix: 'gl', ...known } })
  )

describe.each(Object.keys(formFields) as FormKind[])(
  'as the build renders it, the form %s',
  kind => {
    const html = htmlOf(kind)

    test('posts by itself, and the browser checks it', () => {
      expect(html).toContain(`action="${action}"`)
      expect(html).toContain('method="post"')
      expect(html).not.toMatch(/novalidate/i)
    })

    test('has the fields of its rules, all of them required, then the tree and the honeypot', () => {
      const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
      expect(names).toEqual([...formFields[kind], 'prefix', 'website'])
      expect(html.match(/ required=""/g)).toHaveLength(formFields[kind].length)
    })

    test('has no field for a value that the page knows', () => {
      const html = htmlOf(kind, { country: '76' })
      expect(html).toContain('<input type="hidden" name="country" value="76"/>')
      expect(html).not.toMatch(/<select[^>]* name="country"/)
    })

    test('has a label for every control', () => {
      const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([\w-]+)"/g)]
      for (const [, id] of ids) expect(html).toMatch(new RegExp(`<label [^>]*for="${id}"`))
    })
  }
)

test('the message of an applicant is about training and experience, and not about a crop', () => {
  const hintFor = (role: string, form?: Form) => {
    const chosen = { ...state, values: { role } }
    const html = renderToStaticMarkup(
      createElement(FormView, { kind: 'contact', config, state: chosen, form, action, hidden: {} })
    )
    return /id="[\w-]*message-hint"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1]
  }
  const opened = aTab(aBrowser(), aBff().post).open({ kind: 'contact', initial: {} })
  expect(hintFor('grower', opened)).toMatch(/^Product, strength/)
  expect(hintFor('applicant', opened)).toMatch(/^Your training, your experience/)
  // As the build rendered it, so that hydration finds the same.
  expect(hintFor('applicant')).toMatch(/^Product, strength/)
})
