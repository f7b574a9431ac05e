import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import modalSheet from '#styles/contact-modal.css?url'
import formSheet from '#styles/forms.css?url'
import stateSheet from '#styles/form-states.css?url'
import { type FormConfig, loadFormConfig } from './form-config.ts'

/** What the dialog of an enquiry shows: the configuration of the forms, and its styles. */
export async function loadDialog(url: string): Promise<FormConfig> {
  const sheets = [formSheet, stateSheet, modalSheet].map(addStyleSheet)
  const [config] = await Promise.all([loadFormConfig(url), ...sheets])
  return config
}
