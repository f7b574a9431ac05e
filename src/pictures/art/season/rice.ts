import type { Stage } from './stages.ts'

const SEED = '<ellipse rx="2.4" ry="1.4" fill="#f2d589"/>'
const PANICLES =
  '<path fill="none" stroke="#d6e39a" stroke-width="2.4" stroke-linecap="round" d="M0 0q6-7 12-4M0 0q-8-4-11 2M0 0q1 8-5 10"/>'
const RIPE_PANICLES =
  '<path fill="none" stroke="#f0cf6a" stroke-width="2.8" stroke-linecap="round" d="M0 0q6-7 12-4M0 0q-8-4-11 2M0 0q1 8-5 10"/>'

const FRESH = ['#5fae4a', '#479a45', '#86c558']
const TURNING = ['#9aab42', '#84983a', '#b8bf55']
const RIPE = ['#dbb04a', '#c4983a', '#ecca70']

/** Rice from the flooded field to harvest: 09 emerged, 21 tillering, 31 stems, 51 panicles, 71 grains, 89 ripe. */
export const rice: readonly Stage[] = [
  { id: 'sowing', since: 0, soil: '#7d8f86', furrow: '#6d7f78', spacing: 26, heart: SEED },
  {
    id: 'emergence',
    since: 9,
    soil: '#86b4bd',
    furrow: '#79a5ae',
    spacing: 26,
    plant: { leaves: 3, length: 8, width: 2, tones: ['#b9d65c', '#9cc64f'] }
  },
  {
    id: 'tillering',
    since: 21,
    soil: '#7fb0b4',
    furrow: '#72a2a6',
    spacing: 28,
    plant: { leaves: 7, length: 13, width: 2, tones: ['#8cc152', '#6fae48'] }
  },
  {
    id: 'stems',
    since: 31,
    soil: '#5f9a7c',
    furrow: '#528a6d',
    spacing: 30,
    plant: { leaves: 9, length: 19, width: 3, tones: FRESH }
  },
  {
    id: 'heading',
    since: 51,
    soil: '#3f8350',
    furrow: '#347346',
    spacing: 30,
    plant: { leaves: 9, length: 19, width: 3, tones: FRESH },
    heart: PANICLES
  },
  {
    id: 'grainFill',
    since: 71,
    soil: '#7f9a3f',
    furrow: '#6f8936',
    spacing: 30,
    plant: { leaves: 9, length: 19, width: 3, tones: TURNING },
    heart: RIPE_PANICLES
  },
  {
    id: 'harvest',
    since: 89,
    soil: '#c9a44a',
    furrow: '#b08c3a',
    spacing: 30,
    plant: { leaves: 8, length: 18, width: 3, tones: RIPE },
    heart: RIPE_PANICLES
  }
]
