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

/** Hydrates a form of the page with its rules, its draft and its sending. */
export async function hydrateForm(host: HTMLElement): Promise<void> {
  const { props = '', scope = '', config: url = '' } = host.dataset
  const form = host.querySelector('form')
  if (!form) return
  const [config] = await Promise.all([loadFormConfig(url), addStyleSheet(sheet), prefilled(form)])
  const isRestored = form.querySelector('[data-draft]:not([hidden])') !== null
  const built = JSON.parse(props) as PageFormProps
  await hydrate(
    host,
    <EnquiryForm {...built} {...{ config, scope, isRestored }} initial={initialIn(form)} />
  )
  showWaitingNote(browserForms().outbox, config)
}
