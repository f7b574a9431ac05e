import type { Stage } from './stages.ts'

const FRESH = ['#5a9e45', '#3f8a44', '#7db653']
const DARK = ['#3d8745', '#2c7040', '#58994a']
const RIPE = ['#d3a94f', '#bb8d3d', '#e2c57c']

const SEED = '<circle r="2.2" fill="#f0dfae"/>'
const FLOWERS = '<path fill="#cdb4e6" d="M-9-7h5v5h-5zM6-10h5v5h-5zM-3 6h5v5h-5zM10 5h4v4h-4z"/>'
const PODS =
  '<path fill="none" stroke="#c9d77a" stroke-width="4" stroke-linecap="round" d="M-12-5q5-4 10-1M3-11q6 0 9 4M-6 9q5 4 11 1"/>'
const RIPE_PODS =
  '<path fill="none" stroke="#7d5327" stroke-width="4" stroke-linecap="round" d="M-12-5q5-4 10-1M3-11q6 0 9 4M-6 9q5 4 11 1M8 5q4 1 6-2"/>'

/** Soybean from before sowing to harvest: 09 emerged, 14 four leaves, 39 rows closed, 60 flowering, 71 pods, 89 ripe. */
export const soybean: readonly Stage[] = [
  { id: 'sowing', since: 0, soil: '#7f4a35', furrow: '#6b3b28', spacing: 26, heart: SEED },
  {
    id: 'emergence',
    since: 9,
    soil: '#7f4a35',
    furrow: '#6f3f2c',
    spacing: 26,
    plant: { leaves: 2, length: 8, width: 4, tones: ['#a9d263', '#8fc155'] }
  },
  {
    id: 'fourLeaves',
    since: 14,
    soil: '#7b5038',
    furrow: '#6a412b',
    spacing: 32,
    plant: { leaves: 3, length: 15, width: 5, tones: ['#86bd55', '#69a648'], isTrefoil: true }
  },
  {
    id: 'rowsClose',
    since: 39,
    soil: '#4d6b34',
    furrow: '#3f5c2d',
    spacing: 38,
    plant: { leaves: 5, length: 24, width: 8, tones: FRESH, isTrefoil: true }
  },
  {
    id: 'flowering',
    since: 60,
    soil: '#2f6b35',
    furrow: '#265b2e',
    spacing: 40,
    plant: { leaves: 6, length: 27, width: 9, tones: FRESH, isTrefoil: true },
    heart: FLOWERS
  },
  {
    id: 'pods',
    since: 71,
    soil: '#2a6034',
    furrow: '#21522b',
    spacing: 40,
    plant: { leaves: 6, length: 27, width: 9, tones: DARK, isTrefoil: true },
    heart: PODS
  },
  {
    id: 'harvest',
    since: 89,
    soil: '#b98b52',
    furrow: '#a2763f',
    spacing: 38,
    plant: { leaves: 4, length: 20, width: 5, tones: RIPE, isTrefoil: true },
    heart: RIPE_PODS
  }
]
