import { calendarOf } from '#lib/calendar-of.ts'
import { numberLanguage } from '#lib/number-locale.ts'
import { hashedFile } from '#assets/hashed-file.ts'
import { type KeptTexts, keptTexts } from '#browser/kept/texts.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import { localeOfDates } from '#views/text/formats.ts'

export const keptTextsOf = oncePer((tree: Tree): KeptTexts => ({
  locale: new Intl.Locale(localeOfDates(tree.locale), {
    calendar: calendarOf(tree.locale)
  }).toString(),
  numbers: numberLanguage(tree.locale),
  words: Object.fromEntries(
    keptTexts.map(key => [key, tree.words(`kept.${key}`)])
  ) as KeptTexts['words']
}))

/** The address of the file, which is loaded with the code of the control. */
export const keptTextsUrl = oncePer((tree: Tree) =>
  hashedFile(`kept-${tree.prefix}`, 'json', JSON.stringify(keptTextsOf(tree)))
)
