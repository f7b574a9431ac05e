import type { Habit } from './habits.ts'

type Row = [
  names: string,
  grows: Habit['grows'],
  looks: Habit['looks'],
  spacing: number,
  fruit: string,
  flower?: string,
  isUnderGlass?: true
]

const rows: readonly Row[] = [
  ['gossypium', 'fruiting', 'rosette', 38, '#ffffff', '#f6e9a0'],
  ['brassica, sinapis', 'fruiting', 'rosette', 30, '#d9b45a', '#f0d92b'],
  ['helianthus', 'fruiting', 'rosette', 42, '#5b3a1c', '#f5c518'],
  [
    'arachis, phaseolus, vigna, pisum, cicer, lens',
    'fruiting',
    'trefoil',
    36,
    '#d9c48a',
    '#f3df8c'
  ],
  [
    'solanum, capsicum, cucumis, cucurbita, citrullus, lycopersicon',
    'fruiting',
    'rosette',
    38,
    '#d8412f',
    '#f5e86c',
    true
  ],
  ['fragaria', 'fruiting', 'trefoil', 34, '#d62f3a', undefined, true],
  ['beta, daucus, manihot, ipomoea', 'root', 'rosette', 36, '#c9587a'],
  ['solanum tuberosum', 'root', 'rosette', 36, '#e3cf94'],
  ['brassica oleracea, lactuca', 'root', 'rosette', 40, '#cfe6a0'],
  ['allium', 'root', 'blades', 28, '#d99a4a'],
  ['saccharum, sorghum, pennisetum', 'cane', 'blades', 38, '#a5785a', '#e6d3dc'],
  ['malus, pyrus, prunus', 'leafShedding', 'crown', 62, '#d8322f', '#fbe3ea'],
  ['vitis', 'leafShedding', 'hedge', 46, '#5b2f6b', '#e3ebc4'],
  ['actinidia', 'leafShedding', 'hedge', 54, '#8a6236'],
  ['citrus', 'evergreen', 'crown', 58, '#f59a1f'],
  ['mangifera, persea, olea', 'evergreen', 'crown', 76, '#f2b134', '#f0d9a0'],
  ['coffea', 'evergreen', 'hedge', 40, '#c2262f'],
  ['camellia', 'evergreen', 'hedge', 34, '#c4e07e'],
  ['theobroma', 'evergreen', 'crown', 52, '#d98a1f', '#f6d9dc'],
  ['musa', 'evergreen', 'rosette', 54, '#f0d34a', '#8a2f4a'],
  ['elaeis, phoenix, cocos', 'evergreen', 'palm', 78, '#c4521f'],
  ['ananas', 'cane', 'palm', 34, '#e6b23a', '#d65a7a']
]

/** How crops grow, by their Latin names. */
export const habits: readonly Habit[] = rows.map(
  ([names, grows, looks, spacing, fruit, flower, isUnderGlass]) => {
    return { names, grows, looks, spacing, fruit, flower, isUnderGlass }
  }
)
