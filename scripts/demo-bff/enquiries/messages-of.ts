import { DEFAULT_LANG } from '#config/constants.ts'
import type { Bundle } from '#contract/bundle.ts'
import { directionOf, localeOf } from '#tree/locale.ts'
import { createMessages, type Messages } from '#tree/messages.ts'
import type { Tree } from '../answers/answer.ts'
import { bundle, furtherBundle } from '../answers/bundles.ts'
import type { DataSource } from '../data-source/data-source.ts'

export type TreeMessages = Messages & { locale: string; dir: 'ltr' | 'rtl' }

/** The texts of a tree as on its pages, for the pages that this server writes. */
export function messagesOf(data: DataSource, tree: Tree): TreeMessages {
  const { country, lang } = tree
  const record = data.countries.find(({ iso_country }) => iso_country === country)
  const answer = lang === (record?.lang ?? DEFAULT_LANG) ? bundle : furtherBundle
  const own = (answer({ data, tree, parameters: tree }) ?? {}) as Bundle
  const locale = own.locale ?? localeOf(lang)
  const layers = [own, data.bundles[lang] ?? {}].map(bundle => ({ locale, bundle }))
  return { ...createMessages(locale, layers), locale, dir: own.dir ?? directionOf(locale) }
}
