import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { hydrate } from '#browser/base/hydrate.tsx'
import sheet from '#styles/form-states.css?url'
import { browserForms } from './connect-forms.ts'
import { hiddenIn, initialIn } from './controls.ts'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import { loadFormConfig } from './form-config.ts'
import { prefilled } from './prefill.ts'
import type { FormKind } from './rules.ts'
import { showWaitingNote } from './WaitingNote.tsx'

/**
 * Loads what a form of the page needs, and returns what hydrates the form with its rules, its draft and its sending. The
 * markup of the form holds what the build gave it; the texts are in a separate file for all forms of a tree.
 */
export async function loadForm(host: HTMLElement): Promise<() => Promise<void>> {
  const { kind, team, scope = '', config: url = '' } = host.dataset
  const form = host.querySelector('form')
  if (!form) throw new Error('<enquiry-form> holds no <form>.')
  const [config] = await Promise.all([loadFormConfig(url), addStyleSheet(sheet), prefilled(form)])
  return async () => {
    const props: EnquiryFormProps = {
      kind: kind as FormKind,
      team,
      scope,
      config,
      action: form.getAttribute('action') ?? '',
      hidden: hiddenIn(form),
      initial: initialIn(form),
      isRestored: form.querySelector('[data-draft]:not([hidden])') !== null
    }
    await hydrate(host, <EnquiryForm {...props} />)
    showWaitingNote(browserForms(config.bffUrl).outbox, config)
  }
}
