import { addStyleSheet } from './add-style-sheet.ts'
import { isForNewTab } from './modified-click.ts'

/** A link, the dialog that takes its place where there is a script, and the dialog's style sheet. */
export type DialogParts = { link: HTMLAnchorElement; template: HTMLTemplateElement; sheet: string }

/**
 * Lets the link in `host` open its dialog, with code that comes with the click; where that does not come, the link leads
 * where it leads.
 */
export function opensDialog(host: HTMLElement, open: (parts: DialogParts) => Promise<void>): void {
  host.addEventListener('click', event => {
    const link = host.querySelector('a')
    const template = host.querySelector('template')
    if (!link || !template || isForNewTab(event)) return
    event.preventDefault()
    open({ link, template, sheet: host.dataset.sheet ?? '' }).catch(() =>
      location.assign(link.href)
    )
  })
}

/** A dialog in its styles, ready to be shown. When it closes it is gone, and its link has the focus again. */
export async function dialogOf({ link, template, sheet }: DialogParts): Promise<HTMLDialogElement> {
  // Not cloned: a template's own document loads no film.
  const dialog = document.importNode(template.content, true).querySelector('dialog')
  if (!dialog) throw new Error('The template of a dialog link holds no <dialog>.')
  await addStyleSheet(sheet)
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  return dialog
}
