import type { ReactNode } from 'react'
import type { Text } from './form-config.ts'
import { Words } from '#browser/base/Words.tsx'

type Props = { id: string; label: Text; error?: Text; children: ReactNode }

/** A control under its label, and below it what is wrong with it. */
export function AskField({ id, label, error, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        <Words of={label} />
      </label>
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Words of={error} />
        </p>
      )}
    </div>
  )
}
