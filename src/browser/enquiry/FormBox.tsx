import { addressesIn, type Piece } from './addresses-in.ts'
import type { Box, BoxAction } from './box.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  box: Box | undefined
  idOf: (field: string) => string
  onAction: (element: Element, does: BoxAction['does']) => void
}

/** The message of a form as a whole. */
export function FormBox({ box, idOf, onAction }: Props) {
  if (!box) return null

  return (
    <div
      className="form-box grid"
      data-tone={box.tone}
      role={box.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <h3 className="size-4">
        <Words of={box.title} />
      </h3>
      {box.text && (
        <p>
          {addressesIn(box.text).map(piece => (
            <WordsOrAddress key={piece.text} {...piece} />
          ))}
        </p>
      )}
      {box.links.length > 0 && (
        <ul>
          {box.links.map(({ field, message }) => (
            <li key={field}>
              <a
                className="touch"
                href={`#${idOf(field)}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(idOf(field))?.focus()
                }}
              >
                <Words of={message} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {box.actions.length > 0 && (
        <div className="actions middle">
          {box.actions.map(({ does, words }) => (
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

const isUndoing = (does: BoxAction['does']) => does !== 'submit' && does !== 'tryNow'

function WordsOrAddress(piece: Piece) {
  const words = <Words of={piece} />
  return piece.isAddress ? <a href={`mailto:${piece.text}`}>{words}</a> : words
}
