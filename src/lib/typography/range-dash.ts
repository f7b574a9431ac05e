/** Between the ends of a range; Chinese would read a dash as a minus. Locales that write a hyphen get the dash, too. */
export const rangeDash = (locale: string) => (locale.startsWith('zh') ? '～' : '–')

/** A range in digits, `1-2` or `1–2`, with the dash of a locale. */
export const withRangeDash = (range: string, locale: string): string =>
  range.replace(/(?<=\d)[-–](?=\d)/, rangeDash(locale))
