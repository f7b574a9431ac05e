import { CHINESE } from '#config/constants.ts'
import type { Hero } from '#contract/company.ts'
import { filmOf } from '#lib/film.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { headline, type Headline } from './headline.ts'
import type { Link } from '#views/site/link.ts'
import { MOBILE } from '#config/widths.ts'

/**
 * The hero of home: texts in the tree's language, a picture, and the cuts of the film from most to least specific.
 */
export type HeroView = {
  title: LocalizedText
  headline: Headline
  subtitle: LocalizedText
  button: LocalizedText
  more: Link
  /** Shown alone, or until the film plays. */
  poster?: string
  /** Their media exclude visitors who prefer reduced motion. */
  videos: { src: string; media: string }[]
  /** The long film with sound. */
  film?: string
}

export function heroView(tree: Tree): HeroView {
  const { content: hero, lang } = tree.content.hero
  const text = (field: 'main_title_text' | 'subtitle_text' | 'button_text') =>
    inTreeLanguage(hero, field, tree.lang)
  const title = localizedText(text('main_title_text'), lang) ?? tree.words('home.hero.headline')
  return {
    title,
    headline: headline(title, tree.locale, tree.list('home.hero.headlineLines').items),
    subtitle: localizedText(text('subtitle_text'), lang) ?? tree.words('home.hero.lead'),
    button: localizedText(text('button_text'), lang) ?? tree.words('home.finder.button'),
    more: { href: tree.href('company'), words: tree.words('home.hero.link') },
    poster: poster(hero),
    videos: hero.background_type === 'video' ? videos(hero) : [],
    film: hero.film_src
  }
}

/** The picture of a background, whatever its type; a film is not a picture. */
function poster(hero: Hero): string | undefined {
  const { background_type: type, background_src: source, video_fallback_image: still } = hero
  const background = isFilm(source) ? undefined : source
  if (type === 'image') return background ?? still
  return type === 'video' ? (still ?? background) : still
}

function videos(hero: Hero): HeroView['videos'] {
  const moving = '(prefers-reduced-motion: no-preference)'
  const mobile = `${moving} and ${MOBILE}`
  return [
    { src: hero.video_mobile_portrait, media: `${mobile} and (orientation: portrait)` },
    { src: hero.video_mobile_landscape, media: mobile },
    { src: hero.video_desktop ?? backgroundFilm(hero), media: moving }
  ].flatMap(({ src, media }) => (src === undefined ? [] : [{ src, media }]))
}

/** The background if its file is a film. */
function backgroundFilm({ background_src: source }: Hero): string | undefined {
  return isFilm(source) ? source : undefined
}

function isFilm(source: string | undefined): boolean {
  return source !== undefined && filmOf(source)?.kind === 'file'
}

function inTreeLanguage(
  hero: Hero,
  field: 'main_title_text' | 'subtitle_text' | 'button_text',
  lang: string
): string | undefined {
  return lang === CHINESE ? (hero[`${field}_zho`] ?? hero[field]) : hero[field]
}

function localizedText(
  text: string | undefined,
  lang: string | undefined
): LocalizedText | undefined {
  return text === undefined ? undefined : { text, lang }
}
