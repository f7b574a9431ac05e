import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { CloseButton } from './CloseButton.tsx'

type Props = {
  family?: string
  label: string
  close: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog. Escape, its button and a click outside close it; the browser keeps the focus inside. */
export function Dialog({ family, label, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  function closeBeside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose()
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The keyboard has Escape and the button.
    <dialog
      ref={dialog}
      className="dialog ask"
      data-family={family}
      aria-labelledby={label}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className="ask-sheet grid anchor">
        <CloseButton label={close} onClick={onClose} />
        {children}
      </div>
    </dialog>
  )
}
