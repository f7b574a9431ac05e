import { Fragment } from 'react'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Phrases } from '#lib/typography/phrases.ts'

type Props = { of: LocalizedText & { phrases?: Phrases } }

/** A text, marked with its language when that is not the page's. */
export function Words({ of: { text, lang, phrases } }: Props) {
  const words = phrases ? <InPhrases {...phrases} /> : text
  return lang ? <span lang={lang}>{words}</span> : words
}

/**
 * Like `components/ui/Phrases.astro`. The build splits the text, because browsers would find other word boundaries.
 */
function InPhrases({ clauses, look }: Phrases) {
  const Clause = clauses.length > 1 ? 'span' : Fragment
  return (
    <span className={look}>
      {clauses.map((clause, index) =>
        typeof clause === 'string' ? (
          clause
        ) : (
          <Clause key={index} {...(clauses.length > 1 && { className: 'clause' })}>
            {clause.map((word, index) => (
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {word}
              </Fragment>
            ))}
          </Clause>
        )
      )}
    </span>
  )
}
