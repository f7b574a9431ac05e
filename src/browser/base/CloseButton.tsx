type Props = {
  label: string
  /** Left out in a `<form method="dialog">`, which closes by itself. */
  onClick?: () => void
}

/** The cross that closes what lies over the page. Its look is in `close-button.css`, which each such sheet imports. */
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
