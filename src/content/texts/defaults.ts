import blogCategories from './defaults/blog-categories.json' with { type: 'json' }
import footer from './defaults/footer.json' with { type: 'json' }
import header from './defaults/hero.json' with { type: 'json' }
import infoDocuments from './defaults/info-documents.json' with { type: 'json' }
import plants from './defaults/plants.json' with { type: 'json' }
import platform from './defaults/platform.json' with { type: 'json' }
import portfolio from './defaults/portfolio.json' with { type: 'json' }
import reportGroups from './defaults/report-groups.json' with { type: 'json' }
import reports from './defaults/reports.json' with { type: 'json' }
import sections from './defaults/sections.json' with { type: 'json' }
import team from './defaults/team.json' with { type: 'json' }
import testimonials from './defaults/testimonials.json' with { type: 'json' }
import timeline from './defaults/timeline.json' with { type: 'json' }

/** The content that replaces a failed call, as the BFF would answer it, by the name of the call. */
const defaults = {
  header,
  blogCategories,
  footer,
  team,
  testimonials,
  portfolio,
  plants,
  infoDocuments,
  reportGroups,
  timeline,
  platform
}

/** Defaults of calls with a parameter: reports by group, sections by slug. */
const keyed: { reports: Record<string, unknown>; section: Record<string, unknown> } = {
  reports,
  section: sections
}

export type DefaultName = keyof typeof defaults | keyof typeof keyed

/** `lang` is the BCP 47 tag of `content`. */
export type Default = { content: unknown; lang: string }

/**
 * Built-in content in English, or in Chinese for a Chinese tree. `key` is the report group or the section slug; an
 * unknown key has no content.
 */
export function defaultOf(
  name: DefaultName,
  { lang, key = '' }: { lang: string; key?: string }
): Default {
  const content =
    name === 'reports' || name === 'section' ? ofKey(keyed[name], key) : defaults[name]
  // The disclosures that Chinese law requires exist in Chinese only.
  const isChinese = lang === 'zho' || name === 'infoDocuments'
  return {
    content: inLanguage(content, isChinese ? 'zho' : 'eng'),
    lang: isChinese ? 'zh-Hans' : 'en'
  }
}

function ofKey(byKey: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}

/** A text in the files is one string for both languages, or `{ eng, zho }`. */
function inLanguage(value: unknown, lang: 'eng' | 'zho'): unknown {
  if (Array.isArray(value)) return value.map(item => inLanguage(item, lang))
  if (typeof value !== 'object' || value === null) return value
  if ('eng' in value) return lang === 'zho' && 'zho' in value ? value.zho : value.eng
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, inLanguage(item, lang)])
  )
}
