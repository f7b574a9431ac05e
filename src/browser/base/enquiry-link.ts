import { beginMessage } from '#lib/begin-message.ts'
import { session, SOUGHT } from './storage.ts'

/** What an enquiry is about: a product of the tree, or anything else by its name alone. */
export type EnquirySubject = { id?: string; name: string; family?: string }

/**
 * Prepares the link to the contact page in `part` for these subjects. Its dialog reads them from `data-enquiry-subjects`. A name
 * without an id cannot be in the link's address, so the message of the contact page begins with it where no dialog
 * opens.
 */
export function asksAbout(part: HTMLElement, askedNow: () => readonly EnquirySubject[]): void {
  const { sought } = part.dataset
  const name = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href*=contact]')) return
    const asked = askedNow()
    part.dataset.enquirySubjects = JSON.stringify(asked)
    const names = asked.map(({ name }) => name).join(', ')
    const isByName = asked.some(({ id }) => id === undefined)
    if (sought && isByName)
      session.write(SOUGHT, beginMessage(sought.replace('{product}', () => names)))
  }
  // Before the dialog's code, or the browser, follows the link.
  part.addEventListener('click', name, true)
}
