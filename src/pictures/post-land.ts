import { random } from './art/base/random.ts'
import { type Season, seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { type SceneName, sceneNames } from './art/scenes/scenes.ts'
import { drawing, type Picture } from './drawing.ts'

const daySeasons: readonly Season[] = ['harvest', 'spring', 'monsoon', 'midsummer', 'frost']

const shapes = {
  card: { width: 800, height: 450, scale: 0.75, detail: 1 },
  wide: { width: 1600, height: 900, scale: 1, detail: 2 },
  narrow: { width: 780, height: 900, scale: 0.8, detail: 2 }
} as const

/** What a text may be about that only one landscape shows, in every language of the site. */
const subjects: readonly (readonly [about: RegExp, scene: SceneName])[] = [
  [/(?<!\p{L})piv(?:ots?|otes?|ôs?)(?!\p{L})|支轴|кругов\p{L}+ полив|พิวอต|محوري/iu, 'township'],
  [
    /(?<!\p{L})(?:rice|arroz|padi|рис(?:а|у|е|ом|ов\p{L}+)?)(?!\p{L})|稻|ข้าว(?!โพด|สาลี|ฟ่าง)|أرز/iu,
    'paddies'
  ]
]

/**
 * The land of a post or a group of reports without a picture: the same in every country, on its card and its page.
 * A text about centre pivots or rice (`about`: its title) is shown with such fields.
 */
export function postLandOf(id: string, shape: keyof typeof shapes, about = ''): Picture {
  const { width, height, ...camera } = shapes[shape]
  const size = { width, height }
  const subject = subjects.find(([words]) => words.test(about))?.[1]
  return drawing(['post', id, subject, shape].filter(Boolean).join('-'), size, () => {
    const seed = `post/${id}`
    const { pick } = random(seed)
    const usual = pick(sceneNames)
    const land = { seed, scene: subject ?? usual, palette: seasons[pick(daySeasons)] }
    return fields({ ...land, ...size, ...camera })
  })
}
