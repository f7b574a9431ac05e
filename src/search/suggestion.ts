import type { Result } from './engine.ts'
import { markMatches } from './marks.ts'

/** What was probably meant by words that only come close to this: the words of it that they come close to, as it spells them. */
export function suggestionOf({ title, line = '', names = [], terms }: Result): string {
  const texts = [title, line, ...names]
  const spelled = (term: string) =>
    texts.flatMap(text => markMatches(text, [term])).find(({ isMatch }) => isMatch)?.text ?? term
  return terms.map(spelled).join(' ')
}
