import { localeOf } from './locale.ts'

/** The BCP 47 tag of a record in another language than its tree, for markup. */
export function recordLang(record: { lang?: string }, tree: { lang: string }): string | undefined {
  return record.lang === undefined || record.lang === tree.lang ? undefined : localeOf(record.lang)
}
