import type { ComparedFact } from '#search/comparison.ts'
import { make } from './make.ts'

/** A text of the page's tree, with its language where that is another one. */
export type Label = { text: string; lang?: string }

/** What the table of a comparison says, from the page. */
export type Labels = Record<
  | ComparedFact
  | 'caption'
  | 'property'
  | 'differs'
  | 'remove'
  | 'notListed'
  | 'notStated'
  | 'uses'
  | 'water'
  | 'interval'
  | 'daysToHarvest'
  | 'maxApplications'
  | 'notFound'
  | 'notShown'
  | 'full',
  Label
> & {
  /** The intervals of the catalogue in words, by their number of days. */
  days: Record<number, Label>
}

export function words({ text, lang }: Label, values: Record<string, string> = {}): Node | string {
  const filled = text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
  return lang === undefined ? filled : make('span', { lang }, filled)
}
