import { memo, type MouseEvent, startTransition, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import type { FormConfig, Text } from './form-config.ts'
import type { EnquirySubject } from '#browser/base/enquiry-link.ts'
import { follow } from '#browser/base/follow-when-online.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'
import { session, SOUGHT } from '#browser/base/storage.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { loadDialog } from './load-dialog.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  /** The contact page with the product in its address, where the link leads without this script. */
  link: { href: string; words: Text; look?: string }
  /** Without one, the products that `data-enquiry-subjects` of an element around the link names when it is pressed. */
  product?: EnquirySubject
  /** The country whose team answers, where that is not the tree's. */
  team?: { id: string; name: string }
  /** The address of the forms' configuration. Without one there is no BFF, and the link stays a link. */
  config?: string
}

function askedAround(link: Element): EnquirySubject[] {
  const { enquirySubjects } = link.closest<HTMLElement>('[data-enquiry-subjects]')?.dataset ?? {}
  return JSON.parse(enquirySubjects ?? '[]') as EnquirySubject[]
}

const contactQuery = (products: readonly EnquirySubject[]) =>
  new URLSearchParams(
    products.flatMap(({ id }) => (id === undefined ? [] : [['product', id]]))
  ).toString()

/** A link to the contact page that opens a form for the product instead. */
export const ContactModal = memo(function ContactModal({
  link,
  product,
  team,
  config: url
}: Props) {
  const [config, setConfig] = useState<FormConfig>()
  const [products, setProducts] = useState<readonly EnquirySubject[]>([])
  const [isOpening, startOpening] = useTransition()
  const opener = useRef<HTMLAnchorElement>(null)

  async function open(url: string) {
    try {
      const config = await loadDialog(url)
      // The stored beginning of a message is for the contact page, which is not opened now.
      session.remove(SOUGHT)
      startTransition(() => setConfig(config))
    } catch {
      if (opener.current) follow(opener.current)
    }
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const asked = product ? [product] : askedAround(event.currentTarget)
    if (!product) event.currentTarget.search = contactQuery(asked)
    if (!url || isForNewTab(event)) return
    setProducts(asked)
    event.preventDefault()
    startOpening(() => open(url))
  }

  function close() {
    // While the dialog is open, nothing behind it may have the focus.
    flushSync(() => setConfig(undefined))
    opener.current?.focus()
  }

  return (
    <>
      <a
        ref={opener}
        className={link.look === 'line' ? 'button' : 'button stripes'}
        data-look={link.look}
        href={link.href}
        aria-busy={isOpening || undefined}
        onClick={onClick}
      >
        <Words of={link.words} />
      </a>
      {config && <ContactDialog {...{ config, products, team }} onClose={close} />}
    </>
  )
})
