import { GLOBAL_COUNTRY, GREENLAND } from '#config/constants.ts'
import { normalise } from '#lib/normalise.ts'

/** Languages in which many visitors write, whatever the language of the page. */
const LANGUAGES = ['en', 'zh', 'ar', 'pt', 'es', 'fr', 'ru', 'de', 'hi', 'id', 'th']

/** Names in use that no standard list of names contains. */
const ALSO: Readonly<Record<string, string[]>> = {
  ae: ['UAE', 'Emirates', 'Dubai'],
  by: ['Белоруссия'],
  cd: ['DRC', 'Zaire'],
  ci: ['Ivory Coast'],
  cn: ['中华人民共和国', 'PRC'],
  cv: ['Cabo Verde'],
  cz: ['Czech Republic'],
  gb: 'Great Britain|England|Scotland|Wales|Inglaterra|Angleterre|Англия|إنجلترا|อังกฤษ'.split('|'),
  id: ['印尼'],
  ir: ['Persia', 'Persien', 'Персия', '波斯'],
  kp: ['DPRK'],
  kr: ['Republic of Korea', '한국', '南韩'],
  mk: ['FYROM'],
  mm: ['Burma'],
  nl: ['Holland', 'Holanda', 'Hollande', 'Голландия', 'ฮอลแลนด์'],
  pg: ['PNG'],
  ru: ['Российская Федерация', 'РФ'],
  sa: ['KSA', 'Saudia'],
  sz: ['Swaziland'],
  th: ['ประเทศไทย'],
  tl: ['East Timor'],
  tr: ['Turkey'],
  us: ['USA', 'America'],
  uz: ['O‘zbekiston'],
  va: ['Holy See'],
  za: ['Suid-Afrika', 'RSA', 'ЮАР', 'Южная Африка']
}

const known = new Map<string, string[]>()
let displays: Intl.DisplayNames[] | undefined

/**
 * Other names of a country, also in its own language, from the browser's own lists, which cost no download. The global
 * site is no country.
 */
export function otherNames(iso: string): string[] {
  const names = known.get(iso) ?? namesOf(iso)
  known.set(iso, names)
  return names
}

function namesOf(iso: string): string[] {
  if (iso === GLOBAL_COUNTRY) return []
  displays ??= [...LANGUAGES, ...navigator.languages].flatMap(language =>
    (['long', 'short'] as const).map(
      style => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
    )
  )
  const code = iso === GREENLAND ? 'GL' : iso.toUpperCase()
  const own = new Intl.Locale(`und-${code}`).maximize().language
  const inOwn = new Intl.DisplayNames([own], { type: 'region', fallback: 'none' })
  const names = [...displays, inOwn].flatMap(display => display.of(code) ?? [])
  return [...new Set([...(ALSO[iso] ?? []), ...names])]
}

/** As typed on a keyboard without accents: `Côte d’Ivoire` is `cote d ivoire`, and `U.S.` is `us`. */
export function fold(text: string): string {
  return normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=(?:^| )[a-z]) (?=[a-z](?: |$))/g, '')
}
