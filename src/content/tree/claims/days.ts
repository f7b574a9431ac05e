import { range, type Range, readingsOf, withPlainDigits } from './numbers.ts'

/** Days that a text names: before harvest, or between two applications. */
export type Days = { says: string; at: number; kind: 'harvest' | 'interval'; readings: Range[] }

const days = String.raw`(?:-?\s?days?|d[ií]as?|дн(?:ей|я)|день|天|日|วัน|hari|يوم(?:ًا|ا)?|أيام)`

/** Only phrases with a single meaning count: `give it seven days before you till` names no interval of the table. */
const phrases: { kind: Days['kind']; before?: string; after?: string }[] = [
  { kind: 'harvest', after: String.raw`\s*(?:before|to|until)\s+(?:the\s+)?harvest` },
  { kind: 'harvest', before: String.raw`(?:pre-?harvest interval|PHI)[^\d.;]{0,12}` },
  { kind: 'harvest', after: String.raw`\s*antes d(?:e la cosecha|e cosechar|a colheita|e colher)` },
  { kind: 'harvest', before: '(?:intervalo de seguran[çz]a|carencia|carência)[^\\d.;]{0,12}' },
  { kind: 'harvest', after: String.raw`\s*(?:до уборки|до сбора урожая)` },
  { kind: 'harvest', before: String.raw`срок ожидания[^\d.;]{0,12}` },
  { kind: 'harvest', after: String.raw`\s*sebelum panen` },
  { kind: 'harvest', after: String.raw`\s*قبل الحصاد` },
  { kind: 'harvest', before: String.raw`(?:ก่อนเก็บเกี่ยว)[^\d]{0,6}` },
  { kind: 'harvest', before: '(?:安全间隔期|收获前)[^\\d。；]{0,4}' },
  {
    kind: 'interval',
    before: String.raw`(?:repeat|spray|apply|treat)(?:ed)?(?: again)? (?:every|after) `
  },
  { kind: 'interval', before: String.raw`(?:repita|repetir|aplique) (?:a )?cada ` },
  { kind: 'interval', before: String.raw`(?:повторя\p{L}+|обрабатыва\p{L}+) (?:каждые|через) ` },
  { kind: 'interval', before: String.raw`(?:ulangi|semprot) (?:setiap|tiap) ` },
  { kind: 'interval', before: '(?<!安全)(?:施药间隔|间隔期?)[^\\d。；，]{0,3}' },
  { kind: 'interval', before: 'พ่นซ้ำทุก ?' },
  { kind: 'interval', before: String.raw`كرّ?ر(?: الرش)? كل ` }
]

const patterns = phrases.map(({ kind, before = '', after = '' }) => ({
  kind,
  pattern: new RegExp(before + range + days + after, 'giu')
}))

/** The intervals that a text names. */
export function daysIn(text: string): Days[] {
  const plain = withPlainDigits(text)
  return patterns.flatMap(({ kind, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: says, 1: first, 2: last }) => ({
      says,
      at: index,
      kind,
      readings: readingsOf(first, last)
    }))
  )
}
