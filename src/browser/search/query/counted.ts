import { basisPatterns, unitPatterns } from '#lib/unit-patterns.ts'

/** What a number is of that is no resistance group: `15 L`, `3 days`, `2 aplicações`. */
const SPACED = [
  ...Object.values(unitPatterns),
  ...Object.values(basisPatterns),
  'lit\\p{L}*|kilo\\p{L}*|gram\\p{L}*|days?|weeks?|months?|hours?|times|applications?|sprays?',
  'd[ií]as?|semanas?|m[eê]s\\p{L}*|horas?|veces|vezes|aplica\\p{L}*',
  'дн\\p{L}*|день|сут\\p{L}*|недел\\p{L}*|раз\\p{L}*|литр\\p{L}*|hari|minggu|kali|liter|يوما?|[أا]يام|لتر'
].join('|')
const UNSPACED = 'วัน|ครั้ง|ลิตร|天|日|次|升|公斤|克'

/** The source of a pattern for such a word. */
export const COUNTED = String.raw`(?:(?:${SPACED})(?![\p{L}\p{M}])|${UNSPACED})`
