import type { Stage } from './stages.ts'

const SEED = '<ellipse rx="2.4" ry="1.4" fill="#f2d589"/>'
const EARS =
  '<path stroke="#b7cf86" stroke-width="4" stroke-linecap="round" d="M-9-4-2-7M4-2 11-5M-4 6 3 3"/>'
const RIPE_EARS =
  '<path stroke="#edd08a" stroke-width="4" stroke-linecap="round" d="M-9-4-2-7M4-2 11-5M-4 6 3 3"/>'

const FRESH = ['#5f9f6a', '#478a5d', '#7db37a']
const DARK = ['#3f8159', '#2f6c4a', '#579468']
const TURNING = ['#a9ae5a', '#8f9a4c', '#c3bd6b']
const RIPE = ['#dcbb6e', '#c9a456', '#ebd292']

/** Wheat and its kin from before sowing to harvest: 09 emerged, 21 tillering, 31 stems, 51 ears, 71 grains, 89 ripe. */
export const wheat: readonly Stage[] = [
  { id: 'sowing', since: 0, soil: '#85603f', furrow: '#714d30', spacing: 22, heart: SEED },
  {
    id: 'emergence',
    since: 9,
    soil: '#85603f',
    furrow: '#74512f',
    spacing: 22,
    plant: { leaves: 2, length: 8, width: 2, tones: ['#9cc96a', '#86b95c'] }
  },
  {
    id: 'tillering',
    since: 21,
    soil: '#7a6440',
    furrow: '#685334',
    spacing: 26,
    plant: { leaves: 6, length: 13, width: 2, tones: FRESH }
  },
  {
    id: 'stems',
    since: 31,
    soil: '#4f6f45',
    furrow: '#42603c',
    spacing: 28,
    plant: { leaves: 8, length: 18, width: 3, tones: FRESH }
  },
  {
    id: 'heading',
    since: 51,
    soil: '#3f6f4a',
    furrow: '#345f40',
    spacing: 28,
    plant: { leaves: 8, length: 18, width: 3, tones: DARK },
    heart: EARS
  },
  {
    id: 'grainFill',
    since: 71,
    soil: '#8d9a4e',
    furrow: '#7c8943',
    spacing: 28,
    plant: { leaves: 8, length: 18, width: 3, tones: TURNING },
    heart: RIPE_EARS
  },
  {
    id: 'harvest',
    since: 89,
    soil: '#cfae66',
    furrow: '#b8954c',
    spacing: 28,
    plant: { leaves: 7, length: 17, width: 3, tones: RIPE },
    heart: RIPE_EARS
  }
]
