type Props = {
  label: string
  /** Missing in a `<form method="dialog">`, which closes by itself. */
  onClick?: () => void
}

/** The button that closes an overlay. Its styles are in `close-button.css`, which each overlay's sheet imports. */
export function CloseButton({ label, onClick }: Props) {
  return (
    <button
      className="close-button"
      type={onClick ? 'button' : 'submit'}
      aria-label={label}
      onClick={onClick}
    />
  )
}
