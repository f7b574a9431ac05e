import { useEffect, useRef } from 'react'
import { addressesIn, type Piece } from './addresses-in.ts'
import type { Box, BoxAction } from './box.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  box: Box | undefined
  idOf: (field: string) => string
  onAction: (does: BoxAction['does']) => void
}

/** What a form says as a whole. It takes the focus when it appears, so that nobody misses it. */
export function FormBox({ box, idOf, onAction }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const tone = box?.tone
  const title = box?.title.text
  useEffect(() => {
    if (tone) place.current?.focus()
  }, [tone, title])
  if (!box) return null

  return (
    <div
      className="form-box"
      data-tone={box.tone}
      role={box.tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      ref={place}
    >
      <h3>
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
        <div className="actions">
          {box.actions.map(({ does, words }) => (
            <button
              key={does}
              className={does === 'takeBack' ? 'button' : 'button furrow'}
              data-look={does === 'takeBack' ? 'line' : undefined}
              type="button"
              onClick={() => onAction(does)}
            >
              <Words of={words} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function WordsOrAddress(piece: Piece) {
  const words = <Words of={piece} />
  return piece.isAddress ? <a href={`mailto:${piece.text}`}>{words}</a> : words
}
