import { acceptConsent } from './consent.ts'

type Props = { title: string; text: string; button: string }

/** Whom the Brazilian site is for, inside a dialog that closes by its button only. */
export function BrazilNotice({ title, text, button }: Props) {
  return (
    <form method="dialog" onSubmit={acceptConsent}>
      <h2 id="brazil-notice-title">{title}</h2>
      <p className="lead" id="brazil-notice-text">
        {text}
      </p>
      <button className="button furrow" type="submit">
        {button}
      </button>
    </form>
  )
}
