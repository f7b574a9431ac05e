/** The calendar in which the readers of a language count years: Thai ones write 2569 for 2026. */
export const calendarOf = (locale: string): 'buddhist' | 'gregory' =>
  new Intl.Locale(locale).language === 'th' ? 'buddhist' : 'gregory'
