import { CHINESE } from '#config/constants.ts'
import type { Hero } from '#contract/company.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Link } from './link.ts'

/** The home hero: texts in the tree's language, a picture, and the film's cuts from most to least specific. */
export type HeroView = {
  title: Prose
  subtitle: Prose
  links: Link[]
  poster?: string
  videos: { src: string; media?: string }[]
}

export function heroView(tree: Tree): HeroView {
  const { content: hero, lang } = tree.content.hero
  const text = (field: 'main_title_text' | 'subtitle_text' | 'button_text') =>
    inTreeLanguage(hero, field, tree.lang)
  return {
    title: prose(text('main_title_text'), lang) ?? tree.words('home.hero.headline'),
    subtitle: prose(text('subtitle_text'), lang) ?? tree.words('home.hero.lead'),
    links: [
      {
        href: tree.href('solutions'),
        words: prose(text('button_text'), lang) ?? tree.words('home.finder.button')
      },
      { href: tree.href('company'), words: tree.words('home.hero.link') }
    ],
    poster: hero.video_fallback_image ?? hero.background_src,
    videos: hero.background_type === 'video' ? videos(hero) : []
  }
}

function videos(hero: Hero): HeroView['videos'] {
  const mobile = '(width <= 1024px)'
  return [
    { src: hero.video_mobile_portrait, media: `${mobile} and (orientation: portrait)` },
    { src: hero.video_mobile_landscape, media: mobile },
    { src: hero.video_desktop }
  ].flatMap(({ src, media }) => (src === undefined ? [] : [{ src, media }]))
}

function inTreeLanguage(
  hero: Hero,
  field: 'main_title_text' | 'subtitle_text' | 'button_text',
  lang: string
): string | undefined {
  return lang === CHINESE ? (hero[`${field}_zho`] ?? hero[field]) : hero[field]
}

function prose(text: string | undefined, lang: string | undefined): Prose | undefined {
  return text === undefined ? undefined : { text, lang }
}
