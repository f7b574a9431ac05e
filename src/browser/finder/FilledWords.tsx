import { fill, type Pattern } from '#lib/fill.ts'
import { Words } from '#browser/base/Words.tsx'

/** A text with places for values and, when it is written in another language than the page, the tag of that language. */
export type LocalizedPattern = Pattern & { lang?: string }

type Props = { of: LocalizedPattern; values: Record<string, string | number> }

/** A text whose values are only known in the browser. */
export function FilledWords({ of, values }: Props) {
  return <Words of={{ text: fill(of, values), lang: of.lang }} />
}
