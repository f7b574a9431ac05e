import {
  isMeasuringRefused,
  type Measurement,
  readMeasurement,
  writeMeasurement
} from './measurement.ts'
import { dialogOf, type DialogParts } from '#browser/base/dialog-link.ts'
import { applyConsent } from './tag-manager.ts'

/** Asks what may be measured. A choice applies at once, and is confirmed. */
export async function openChoices(parts: DialogParts): Promise<void> {
  const dialog = await dialogOf(parts)
  if (isMeasuringRefused()) uncover(dialog, 'refused')
  else offer(dialog)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.showModal()
}

function offer(dialog: HTMLDialogElement): void {
  const current = readMeasurement()
  for (const choice of dialog.querySelectorAll('input')) {
    choice.checked = choice.value === current
    choice.addEventListener('change', () => choose(dialog, choice.value as Measurement))
  }
  uncover(dialog, 'choices')
}

function choose(dialog: HTMLDialogElement, measurement: Measurement): void {
  const isKept = writeMeasurement(measurement)
  applyConsent(measurement)
  const status = dialog.querySelector<HTMLElement>('[role="status"]')
  // The build has written the translated sentences into the markup; screen readers announce the one
  // that is shown.
  if (status) status.textContent = status.dataset[measurement] ?? ''
  if (!isKept) uncover(dialog, 'unkept')
}

function uncover(dialog: HTMLDialogElement, part: 'choices' | 'refused' | 'unkept'): void {
  dialog.querySelector(`[data-part="${part}"]`)?.removeAttribute('hidden')
}
