import { memo, type MouseEvent, startTransition, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type FormConfig, loadFormConfig, type Text } from './form-config.ts'
import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'
import modalSheet from '#styles/contact-modal.css?url'
import formSheet from '#styles/forms.css?url'
import stateSheet from '#styles/form-states.css?url'
import { ContactDialog } from './ContactDialog.tsx'
import { Words } from '#browser/base/Words.tsx'

export type Asked = { id: string; name: string; family: string }
type Props = {
  /** The contact page with the product in its address, where the link leads without this script. */
  link: { href: string; words: Text; look?: string }
  product: Asked
  /** The address of the forms' configuration. Without one there is no BFF, and the link stays a link. */
  config?: string
}

/** A link to the contact page that opens a form for the product instead. */
export const ContactModal = memo(function ContactModal({ link, product, config: url }: Props) {
  const [config, setConfig] = useState<FormConfig>()
  const [isOpening, startOpening] = useTransition()
  const opener = useRef<HTMLAnchorElement>(null)

  async function open(url: string) {
    const sheets = [formSheet, stateSheet, modalSheet].map(addStyleSheet)
    try {
      const [config] = await Promise.all([loadFormConfig(url), ...sheets])
      startTransition(() => setConfig(config))
    } catch {
      location.assign(link.href)
    }
  }

  function onClick(event: MouseEvent) {
    if (!url || isForNewTab(event)) return
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
      {config && <ContactDialog config={config} product={product} onClose={close} />}
    </>
  )
})
