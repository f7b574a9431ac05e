import { addStyleSheet } from './add-style-sheet.ts'
import { follow } from './follow-when-online.ts'
import { isForNewTab } from './modified-click.ts'

/** A link, the dialog that replaces it where scripts run, and the dialog's style sheet. */
export type DialogParts = { link: HTMLAnchorElement; template: HTMLTemplateElement; sheet: string }

/**
 * Lets the link in `host` open its dialog. The dialog's code is loaded by the click; if that fails, the link is
 * followed.
 */
export function opensDialog(host: HTMLElement, open: (parts: DialogParts) => Promise<void>): void {
  host.addEventListener('click', event => {
    const link = host.querySelector('a')
    const template = host.querySelector('template')
    if (!link || !template || isForNewTab(event)) return
    event.preventDefault()
    open({ link, template, sheet: host.dataset.sheet ?? '' }).catch(() => follow(link))
  })
}

/** A dialog with its styles, ready to be shown. Closing removes it and moves the focus back to its link. */
export async function dialogOf({ link, template, sheet }: DialogParts): Promise<HTMLDialogElement> {
  // Imported and not cloned, because the document of a template loads no film.
  const dialog = document.importNode(template.content, true).querySelector('dialog')
  if (!dialog) throw new Error('The template of a dialog link contains no <dialog>.')
  await addStyleSheet(sheet)
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  return dialog
}
