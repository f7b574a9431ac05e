import { addressesIn, type Piece } from './addresses-in.ts'
import type { FormMessage, MessageAction } from './form-message.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  message: FormMessage | undefined
  idOf: (field: string) => string
  onAction: (element: Element, does: MessageAction['does']) => void
}

/** The message of a form as a whole. */
export function FormMessageView({ message, idOf, onAction }: Props) {
  if (!message) return null

  return (
    <div
      className="form-message grid"
      data-tone={message.tone}
      role={message.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <h3 className="size-4">
        <Words of={message.title} />
      </h3>
      {message.text && (
        <p>
          {addressesIn(message.text).map(piece => (
            <WordsOrAddress key={piece.text} {...piece} />
          ))}
        </p>
      )}
      {message.links.length > 0 && (
        <ul>
          {message.links.map(({ field, message: error }) => (
            <li key={field}>
              <a
                className="touch"
                href={`#${idOf(field)}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(idOf(field))?.focus()
                }}
              >
                <Words of={error} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {message.actions.length > 0 && (
        <div className="actions middle">
          {message.actions.map(({ does, words }) => (
            <button
              key={does}
              className={isUndoing(does) ? 'button' : 'button stripes'}
              data-look={isUndoing(does) ? 'line' : undefined}
              type="button"
              onClick={({ currentTarget }) => onAction(currentTarget, does)}
            >
              <Words of={words} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const isUndoing = (does: MessageAction['does']) => does !== 'submit' && does !== 'tryNow'

function WordsOrAddress(piece: Piece) {
  const words = <Words of={piece} />
  return piece.isAddress ? <a href={`mailto:${piece.text}`}>{words}</a> : words
}
