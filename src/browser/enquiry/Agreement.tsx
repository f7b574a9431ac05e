import type { FormKit } from './form-config.ts'
import { Words } from '#browser/base/Words.tsx'

/** What sending agrees to: a sentence with links, which open beside what has been typed. */
export function Agreement({ parts, lang }: FormKit['agreement']) {
  return (
    <p className="hint" lang={lang}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener">
            <Words of={part.words} />
          </a>
        )
      )}
    </p>
  )
}
