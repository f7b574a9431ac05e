import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { hydrate } from '#browser/base/hydrate.tsx'
import sheet from '#styles/form-states.css?url'
import { browserForms } from './browser.ts'
import { initialIn } from './controls.ts'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import { loadFormConfig } from './form-config.ts'
import { prefilled } from './prefill.ts'
import { showWaitingNote } from './WaitingNote.tsx'

/** What the build writes into the element of a form; the texts are in a separate file for all forms of a tree. */
export type PageFormProps = Pick<
  EnquiryFormProps,
  'kind' | 'action' | 'hidden' | 'initial' | 'team'
>

/** Loads what a form of the page needs; what it resolves with hydrates the form with its rules, its draft and its sending. */
export async function loadForm(host: HTMLElement): Promise<() => Promise<void>> {
  const { props = '', scope = '', config: url = '' } = host.dataset
  const form = host.querySelector('form')
  if (!form) throw new Error('<enquiry-form> holds no <form>.')
  const [config] = await Promise.all([loadFormConfig(url), addStyleSheet(sheet), prefilled(form)])
  const built = JSON.parse(props) as PageFormProps
  return async () => {
    const isRestored = form.querySelector('[data-draft]:not([hidden])') !== null
    const initial = initialIn(form)
    await hydrate(host, <EnquiryForm {...built} {...{ config, scope, isRestored, initial }} />)
    showWaitingNote(browserForms().outbox, config)
  }
}
