import type { Form, Likeness } from './likeness.ts'

/** How a problem develops, which determines when to act. Texts name these. */
export type Life =
  'weed' | 'caterpillar' | 'sucking' | 'insect' | 'soil' | 'disease' | 'ear' | 'seed'

const lives: Record<Form, Life> = {
  aphid: 'sucking',
  beetle: 'insect',
  blight: 'disease',
  broadleaf: 'weed',
  bug: 'sucking',
  caterpillar: 'caterpillar',
  damping: 'soil',
  downy: 'disease',
  ear: 'ear',
  fly: 'insect',
  grass: 'weed',
  grub: 'soil',
  hopper: 'sucking',
  knots: 'soil',
  mildew: 'disease',
  mine: 'insect',
  mite: 'sucking',
  mould: 'disease',
  roach: 'insect',
  rust: 'disease',
  spots: 'disease',
  thrips: 'sucking',
  whitefly: 'sucking'
}

/** An ear that is sick as a whole has a smut or bunt, which the seed carries. */
export function lifeOf({ form, look }: Likeness): Life {
  return form === 'ear' && look.share === 1 ? 'seed' : lives[form]
}
