import type { Stage } from './stages.ts'

const FRESH = ['#4f9a47', '#2f7d45', '#74b14b']
const DARK = ['#2f7d45', '#1f6440', '#4b8f4a']
const RIPE = ['#d9b45a', '#c79f4a', '#e6cf8a']

const SEED = '<ellipse rx="2.6" ry="1.8" fill="#f2d589"/>'
const TASSEL =
  '<circle r="4.5" fill="#f0d92b"/><path stroke="#f0d92b" stroke-width="1.6" d="M-9 0H9M0-9V9M-6-6 6 6M-6 6 6-6"/>'
const EARS =
  '<ellipse cx="9" cy="3" rx="8" ry="4" fill="#c9d46a"/><ellipse cx="-8" cy="-4" rx="8" ry="4" fill="#e6c860"/>'

/** Maize from before sowing to harvest: 09 emerged, 14 four leaves, 18 eight, 51 tassel, 71 first grains, 89 ripe. */
export const maize: readonly Stage[] = [
  { id: 'sowing', since: 0, soil: '#8b5d3f', furrow: '#754829', spacing: 26, heart: SEED },
  {
    id: 'emergence',
    since: 9,
    soil: '#8b5d3f',
    furrow: '#7a4f33',
    spacing: 26,
    plant: { leaves: 2, length: 9, width: 3, tones: ['#a4d05a', '#8cc152'] }
  },
  {
    id: 'fourLeaves',
    since: 14,
    soil: '#85603f',
    furrow: '#74512f',
    spacing: 30,
    plant: { leaves: 4, length: 15, width: 4, tones: ['#8cc152', '#6aa544'] }
  },
  {
    id: 'eightLeaves',
    since: 18,
    soil: '#6d6a3a',
    furrow: '#5d5a30',
    spacing: 36,
    plant: { leaves: 6, length: 23, width: 6, tones: FRESH }
  },
  {
    id: 'tassel',
    since: 51,
    soil: '#2f6b3c',
    furrow: '#255c34',
    spacing: 40,
    plant: { leaves: 8, length: 28, width: 7, tones: FRESH },
    heart: TASSEL
  },
  {
    id: 'grainFill',
    since: 71,
    soil: '#2b6238',
    furrow: '#21552f',
    spacing: 40,
    plant: { leaves: 8, length: 28, width: 7, tones: DARK },
    heart: EARS
  },
  {
    id: 'harvest',
    since: 89,
    soil: '#c9a761',
    furrow: '#b08c45',
    spacing: 38,
    plant: { leaves: 7, length: 24, width: 5, tones: RIPE }
  }
]
