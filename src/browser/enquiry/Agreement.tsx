import type { FormConfig } from './form-config.ts'
import { Words } from '#browser/base/Words.tsx'

/** In a dialog, links open a new tab, because the text typed must stay. */
type Props = FormConfig['agreement'] & { isBeside: boolean }

/** What sending agrees to: a sentence with links. */
export function Agreement({ parts, lang, isBeside }: Props) {
  return (
    <p className="hint faint small" lang={lang}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={index}
            href={part.href}
            {...(isBeside ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <Words of={part.words} />
          </a>
        )
      )}
    </p>
  )
}
