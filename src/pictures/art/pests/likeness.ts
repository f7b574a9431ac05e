import type { Random } from '#art/base/random.ts'
import { blight } from './diseases/blight.ts'
import { damping } from './diseases/damping.ts'
import { downy } from './diseases/downy.ts'
import { ear } from './diseases/ear.ts'
import { knots } from './diseases/knots.ts'
import { mildew } from './diseases/mildew.ts'
import { mine } from './diseases/mine.ts'
import { mould } from './diseases/mould.ts'
import { rust } from './diseases/rust.ts'
import { spots } from './diseases/spots.ts'
import { aphid } from './insects/aphid.ts'
import { beetle } from './insects/beetle.ts'
import { bug } from './insects/bug.ts'
import { caterpillar } from './insects/caterpillar.ts'
import { fly } from './insects/fly.ts'
import { grub } from './insects/grub.ts'
import { hopper } from './insects/hopper.ts'
import { mite } from './insects/mite.ts'
import { roach } from './insects/roach.ts'
import { thrips } from './insects/thrips.ts'
import { whitefly } from './insects/whitefly.ts'
import { broadleaf } from './weeds/broadleaf.ts'
import { grass } from './weeds/grass.ts'

/** Every form of a problem that can be drawn. */
export const forms = {
  aphid,
  beetle,
  blight,
  broadleaf,
  bug,
  caterpillar,
  damping,
  downy,
  ear,
  fly,
  grass,
  grub,
  hopper,
  knots,
  mildew,
  mine,
  mite,
  mould,
  roach,
  rust,
  spots,
  thrips,
  whitefly
} as const satisfies Record<string, (look: never, random: Random) => string>

export type Form = keyof typeof forms

type Look<Name extends Form> = Parameters<(typeof forms)[Name]>[0]

/** A form and what distinguishes one problem from others of the form. */
export type Likeness = { [Name in Form]: { form: Name; look: Look<Name> } }[Form] & { own?: Own }

/** What is known by name: genera and whole Latin names in lower case, between commas. */
export type Known = Likeness & { names: string }

/** Problems with texts of their own: marks, stages and counts. */
export type Own = 'fallArmyworm' | 'asianRust'
