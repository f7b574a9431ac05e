import type { Stage, StageId } from './stages.ts'

/** A stage: the BBCH code at which it begins, the colours of its soil, the leaves of its plants, what is in their centre. */
type Row = [
  id: StageId,
  since: number,
  soil: string,
  furrow: string,
  spacing: number,
  leaves?: [count: number, length: number, width: number, tones: readonly string[]],
  heart?: string
]

const stages = (leaf: 'blade' | 'trefoil', rows: readonly Row[]) =>
  rows.map(([id, since, soil, furrow, spacing, look, heart]): Stage => {
    const [leaves = 0, length = 0, width = 0, tones = []] = look ?? []
    // The first two leaves of a bean are simple.
    const isTrefoil = (leaf === 'trefoil' && since > 9) || undefined
    const plant = look && { leaves, length, width, tones, isTrefoil }
    return { id, since, soil, furrow, spacing, plant, heart }
  })

const maizeTones = {
  fresh: ['#4f9a47', '#2f7d45', '#74b14b'],
  dark: ['#2f7d45', '#1f6440', '#4b8f4a'],
  ripe: ['#d9b45a', '#c79f4a', '#e6cf8a']
}
const maizeParts = {
  seed: '<ellipse rx="2.6" ry="1.8" fill="#f2d589"/>',
  tassel:
    '<circle r="4.5" fill="#f0d92b"/><path stroke="#f0d92b" stroke-width="1.6" d="M-9 0H9M0-9V9M-6-6 6 6M-6 6 6-6"/>',
  ears: '<ellipse cx="9" cy="3" rx="8" ry="4" fill="#c9d46a"/><ellipse cx="-8" cy="-4" rx="8" ry="4" fill="#e6c860"/>'
}

/** Maize from before sowing to harvest: 09 emerged, 14 four leaves, 18 eight, 51 tassel, 71 first grains, 89 ripe. */
export const maize = stages('blade', [
  ['sowing', 0, '#8b5d3f', '#754829', 26, undefined, maizeParts.seed],
  ['emergence', 9, '#8b5d3f', '#7a4f33', 26, [2, 9, 3, ['#a4d05a', '#8cc152']]],
  ['fourLeaves', 14, '#85603f', '#74512f', 30, [4, 15, 4, ['#8cc152', '#6aa544']]],
  ['eightLeaves', 18, '#6d6a3a', '#5d5a30', 36, [6, 23, 6, maizeTones.fresh]],
  ['tassel', 51, '#2f6b3c', '#255c34', 40, [8, 28, 7, maizeTones.fresh], maizeParts.tassel],
  ['grainFill', 71, '#2b6238', '#21552f', 40, [8, 28, 7, maizeTones.dark], maizeParts.ears],
  ['harvest', 89, '#c9a761', '#b08c45', 38, [7, 24, 5, maizeTones.ripe]]
])

const riceTones = {
  fresh: ['#5fae4a', '#479a45', '#86c558'],
  turning: ['#9aab42', '#84983a', '#b8bf55'],
  ripe: ['#dbb04a', '#c4983a', '#ecca70']
}
const riceParts = {
  seed: '<ellipse rx="2.4" ry="1.4" fill="#f2d589"/>',
  panicles:
    '<path fill="none" stroke="#d6e39a" stroke-width="2.4" stroke-linecap="round" d="M0 0q6-7 12-4M0 0q-8-4-11 2M0 0q1 8-5 10"/>',
  ripePanicles:
    '<path fill="none" stroke="#f0cf6a" stroke-width="2.8" stroke-linecap="round" d="M0 0q6-7 12-4M0 0q-8-4-11 2M0 0q1 8-5 10"/>'
}

/** Rice from the flooded field to harvest: 09 emerged, 21 tillering, 31 stems, 51 panicles, 71 grains, 89 ripe. */
export const rice = stages('blade', [
  ['sowing', 0, '#7d8f86', '#6d7f78', 26, undefined, riceParts.seed],
  ['emergence', 9, '#86b4bd', '#79a5ae', 26, [3, 8, 2, ['#b9d65c', '#9cc64f']]],
  ['tillering', 21, '#7fb0b4', '#72a2a6', 28, [7, 13, 2, ['#8cc152', '#6fae48']]],
  ['stems', 31, '#5f9a7c', '#528a6d', 30, [9, 19, 3, riceTones.fresh]],
  ['heading', 51, '#3f8350', '#347346', 30, [9, 19, 3, riceTones.fresh], riceParts.panicles],
  [
    'grainFill',
    71,
    '#7f9a3f',
    '#6f8936',
    30,
    [9, 19, 3, riceTones.turning],
    riceParts.ripePanicles
  ],
  ['harvest', 89, '#c9a44a', '#b08c3a', 30, [8, 18, 3, riceTones.ripe], riceParts.ripePanicles]
])

const soybeanTones = {
  fresh: ['#5a9e45', '#3f8a44', '#7db653'],
  dark: ['#3d8745', '#2c7040', '#58994a'],
  ripe: ['#d3a94f', '#bb8d3d', '#e2c57c']
}
const soybeanParts = {
  seed: '<circle r="2.2" fill="#f0dfae"/>',
  flowers: '<path fill="#cdb4e6" d="M-9-7h5v5h-5zM6-10h5v5h-5zM-3 6h5v5h-5zM10 5h4v4h-4z"/>',
  pods: '<path fill="none" stroke="#c9d77a" stroke-width="4" stroke-linecap="round" d="M-12-5q5-4 10-1M3-11q6 0 9 4M-6 9q5 4 11 1"/>',
  ripePods:
    '<path fill="none" stroke="#7d5327" stroke-width="4" stroke-linecap="round" d="M-12-5q5-4 10-1M3-11q6 0 9 4M-6 9q5 4 11 1M8 5q4 1 6-2"/>'
}

/** Soybean from before sowing to harvest: 09 emerged, 14 four leaves, 39 rows closed, 60 flowering, 71 pods, 89 ripe. */
export const soybean = stages('trefoil', [
  ['sowing', 0, '#7f4a35', '#6b3b28', 26, undefined, soybeanParts.seed],
  ['emergence', 9, '#7f4a35', '#6f3f2c', 26, [2, 8, 4, ['#a9d263', '#8fc155']]],
  ['fourLeaves', 14, '#7b5038', '#6a412b', 32, [3, 15, 5, ['#86bd55', '#69a648']]],
  ['rowsClose', 39, '#4d6b34', '#3f5c2d', 38, [5, 24, 8, soybeanTones.fresh]],
  ['flowering', 60, '#2f6b35', '#265b2e', 40, [6, 27, 9, soybeanTones.fresh], soybeanParts.flowers],
  ['pods', 71, '#2a6034', '#21522b', 40, [6, 27, 9, soybeanTones.dark], soybeanParts.pods],
  ['harvest', 89, '#b98b52', '#a2763f', 38, [4, 20, 5, soybeanTones.ripe], soybeanParts.ripePods]
])

const wheatTones = {
  fresh: ['#5f9f6a', '#478a5d', '#7db37a'],
  dark: ['#3f8159', '#2f6c4a', '#579468'],
  turning: ['#a9ae5a', '#8f9a4c', '#c3bd6b'],
  ripe: ['#dcbb6e', '#c9a456', '#ebd292']
}
const wheatParts = {
  seed: '<ellipse rx="2.4" ry="1.4" fill="#f2d589"/>',
  ears: '<path stroke="#b7cf86" stroke-width="4" stroke-linecap="round" d="M-9-4-2-7M4-2 11-5M-4 6 3 3"/>',
  ripeEars:
    '<path stroke="#edd08a" stroke-width="4" stroke-linecap="round" d="M-9-4-2-7M4-2 11-5M-4 6 3 3"/>'
}

/** Wheat and similar cereals from before sowing to harvest: 09 emerged, 21 tillering, 31 stems, 51 ears, 71 grains, 89 ripe. */
export const wheat = stages('blade', [
  ['sowing', 0, '#85603f', '#714d30', 22, undefined, wheatParts.seed],
  ['emergence', 9, '#85603f', '#74512f', 22, [2, 8, 2, ['#9cc96a', '#86b95c']]],
  ['tillering', 21, '#7a6440', '#685334', 26, [6, 13, 2, wheatTones.fresh]],
  ['stems', 31, '#4f6f45', '#42603c', 28, [8, 18, 3, wheatTones.fresh]],
  ['heading', 51, '#3f6f4a', '#345f40', 28, [8, 18, 3, wheatTones.dark], wheatParts.ears],
  ['grainFill', 71, '#8d9a4e', '#7c8943', 28, [8, 18, 3, wheatTones.turning], wheatParts.ripeEars],
  ['harvest', 89, '#cfae66', '#b8954c', 28, [7, 17, 3, wheatTones.ripe], wheatParts.ripeEars]
])
