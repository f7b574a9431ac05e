import type { Habit } from './habits.ts'

/** How crops grow, by their Latin names. */
export const habits: readonly Habit[] = [
  {
    names: 'gossypium',
    grows: 'fruiting',
    looks: 'rosette',
    spacing: 38,
    flower: '#f6e9a0',
    fruit: '#ffffff'
  },
  {
    names: 'brassica, sinapis',
    grows: 'fruiting',
    looks: 'rosette',
    spacing: 30,
    flower: '#f0d92b',
    fruit: '#d9b45a'
  },
  {
    names: 'helianthus',
    grows: 'fruiting',
    looks: 'rosette',
    spacing: 42,
    flower: '#f5c518',
    fruit: '#5b3a1c'
  },
  {
    names: 'arachis, phaseolus, vigna, pisum, cicer, lens',
    grows: 'fruiting',
    looks: 'trefoil',
    spacing: 36,
    flower: '#f3df8c',
    fruit: '#d9c48a'
  },
  {
    names: 'solanum, capsicum, cucumis, cucurbita, citrullus, lycopersicon',
    grows: 'fruiting',
    looks: 'rosette',
    spacing: 38,
    flower: '#f5e86c',
    fruit: '#d8412f',
    isUnderGlass: true
  },
  {
    names: 'fragaria',
    grows: 'fruiting',
    looks: 'trefoil',
    spacing: 34,
    fruit: '#d62f3a',
    isUnderGlass: true
  },
  {
    names: 'beta, daucus, manihot, ipomoea',
    grows: 'root',
    looks: 'rosette',
    spacing: 36,
    fruit: '#c9587a'
  },
  { names: 'solanum tuberosum', grows: 'root', looks: 'rosette', spacing: 36, fruit: '#e3cf94' },
  {
    names: 'brassica oleracea, lactuca',
    grows: 'root',
    looks: 'rosette',
    spacing: 40,
    fruit: '#cfe6a0'
  },
  { names: 'allium', grows: 'root', looks: 'blades', spacing: 28, fruit: '#d99a4a' },
  {
    names: 'saccharum, sorghum, pennisetum',
    grows: 'cane',
    looks: 'blades',
    spacing: 38,
    flower: '#e6d3dc',
    fruit: '#a5785a'
  },
  {
    names: 'malus, pyrus, prunus',
    grows: 'leafShedding',
    looks: 'crown',
    spacing: 62,
    flower: '#fbe3ea',
    fruit: '#d8322f'
  },
  {
    names: 'vitis',
    grows: 'leafShedding',
    looks: 'hedge',
    spacing: 46,
    flower: '#e3ebc4',
    fruit: '#5b2f6b'
  },
  { names: 'actinidia', grows: 'leafShedding', looks: 'hedge', spacing: 54, fruit: '#8a6236' },
  { names: 'citrus', grows: 'evergreen', looks: 'crown', spacing: 58, fruit: '#f59a1f' },
  {
    names: 'mangifera, persea, olea',
    grows: 'evergreen',
    looks: 'crown',
    spacing: 76,
    flower: '#f0d9a0',
    fruit: '#f2b134'
  },
  { names: 'coffea', grows: 'evergreen', looks: 'hedge', spacing: 40, fruit: '#c2262f' },
  { names: 'camellia', grows: 'evergreen', looks: 'hedge', spacing: 34, fruit: '#c4e07e' },
  {
    names: 'theobroma',
    grows: 'evergreen',
    looks: 'crown',
    spacing: 52,
    flower: '#f6d9dc',
    fruit: '#d98a1f'
  },
  {
    names: 'musa',
    grows: 'evergreen',
    looks: 'rosette',
    spacing: 54,
    flower: '#8a2f4a',
    fruit: '#f0d34a'
  },
  {
    names: 'elaeis, phoenix, cocos',
    grows: 'evergreen',
    looks: 'palm',
    spacing: 78,
    fruit: '#c4521f'
  },
  {
    names: 'ananas',
    grows: 'cane',
    looks: 'palm',
    spacing: 34,
    flower: '#d65a7a',
    fruit: '#e6b23a'
  }
]
