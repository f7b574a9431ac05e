import { landscapeOf } from './art/landscape.ts'
import { patch } from './art/pests/patch.ts'
import { likenessOf } from './art/pests/likeness-of.ts'
import type { Form, Likeness, Own } from './art/pests/likeness.ts'
import { type Life, lifeOf } from './art/pests/life.ts'
import { groundOf, pestPortrait, portraitSize } from './art/pests/portrait.ts'
import { seasonRow } from './art/season/season-row.ts'
import { seasonBy, type StageId } from './art/season/stages.ts'
import { drawing, type Picture } from './drawing.ts'
import { landOf } from './land.ts'

/** A stage of a season, and the code of the BBCH scale at which it begins. */
export type Stage = { id: StageId; since: number }

type Subject = { id: string; scientificName?: string; kind?: string }

const BAND = { width: 1600, height: 320 }

/** A crop's season from sowing to stubble, with its stages, for crops with a drawing. */
export function seasonPicture({ id, scientificName = '' }: Subject) {
  const season = seasonBy(scientificName)
  if (!season) return undefined
  const draw = () => seasonRow({ seed: id, ...season, ...BAND })
  const picture = drawing(`season-${id}`, BAND, draw, season)
  return { picture, stages: season.stages.map(({ id, since }): Stage => ({ id, since })) }
}

/** The land of the country, for a crop without a drawn season. */
export function cropBand(country: string, { id }: Subject): Picture {
  return landBand(country, `crop-${id}`)
}

/** Three stages of the first of the crops that is drawn, up to its yield: for a wanted effect, which leaves no damage. */
export function effectBand(country: string, { id }: Subject, crops: readonly Subject[]): Picture {
  const [season] = crops.flatMap(({ scientificName = '' }) => seasonBy(scientificName) ?? [])
  if (!season) return landBand(country, `problem-${id}`)
  const { isUnderGlass } = season
  const stages = season.stages.slice(3, 6)
  const draw = () => seasonRow({ seed: id, stages, isUnderGlass, ...BAND })
  return drawing(`rows-${id}`, BAND, draw, { stages, isUnderGlass })
}

/** Rows of a crop with a bare patch, for a problem of which nothing is known. */
export function patchBand(country: string, { id }: Subject): Picture {
  const { palette } = landscapeOf(country)
  return drawing(`patch-${id}`, BAND, () => patch({ seed: id, palette, ...BAND }), palette)
}

/** The drawing of a problem, and the names under which texts describe its marks and its development. */
export type Portrait = {
  picture: Picture
  ground: 'shoot' | 'wheat'
  marks: Form | 'fallArmyworm' | 'fingers'
  life: Life | Own
  own?: Own
}

/** The drawing of a problem; none for a wanted effect, or where neither name nor kind is known. */
export function portraitOf(problem: Subject): Portrait | undefined {
  const likeness = likenessOf(problem)
  if (!likeness) return undefined
  const { form, own } = likeness
  const ground = groundOf(form, problem)
  const draw = () => pestPortrait(problem, likeness)
  return {
    picture: drawing(`pest-${problem.id}`, portraitSize, draw, [likeness, ground]),
    ground: ground === 'field' ? 'wheat' : 'shoot',
    marks: own === 'fallArmyworm' ? own : marksOf(likeness),
    life: own ?? lifeOf(likeness),
    own
  }
}

/** The marks of a portrait without the plant around them, for a small picture. */
export const closeUp = ({ picture }: Portrait): Picture => ({
  ...picture,
  src: `${picture.src}#svgView(viewBox(430,480,960,720))`
})

/** Grasses with a head of fingers have marks of their own. */
const marksOf = (likeness: Likeness) =>
  likeness.form === 'grass' && likeness.look.head === 'fingers' ? 'fingers' : likeness.form

function landBand(country: string, seed: string): Picture {
  return landOf(country, { seed, detail: 1, ...BAND })
}
