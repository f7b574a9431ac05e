import { crop, type Palette } from './palette.ts'

export const seasonNames = ['midsummer', 'spring', 'harvest', 'monsoon', 'frost', 'dusk'] as const

export type Season = (typeof seasonNames)[number]

export const seasons: Record<Season, Palette> = {
  midsummer: {
    verge: '#c9d38c',
    road: '#f1ead0',
    deep: '#0c3527',
    tree: '#17482f',
    treeTop: '#2c6b3b',
    water: '#79bfcb',
    bank: '#e9dfae',
    roof: '#f6f3e4',
    crops: [
      crop('#e6c860', 'rows', 7),
      crop('#f0d92b', 'tramlines', 26),
      crop('#6aa544', 'rows', 9),
      crop('#2f7d45', 'furrow', 10),
      crop('#a4c455', 'plain'),
      crop('#8b5d3f', 'furrow', 8),
      crop('#ecdca0', 'rows', 6),
      crop('#4b8f4a', 'dots', 13),
      crop('#bfd07d', 'tramlines', 22),
      crop('#1f6440', 'rows', 8)
    ]
  },
  spring: {
    verge: '#b9cf86',
    road: '#f2edd8',
    deep: '#103c2a',
    tree: '#1c5436',
    treeTop: '#3d8247',
    water: '#8ccbd6',
    bank: '#e6e0b5',
    roof: '#f8f5ea',
    crops: [
      crop('#f3df2e', 'tramlines', 24),
      crop('#8cc152', 'rows', 8),
      crop('#5da54b', 'rows', 9),
      crop('#b7d36b', 'plain'),
      crop('#9a6c4c', 'furrow', 8),
      crop('#38884b', 'rows', 8),
      crop('#d8e3a0', 'rows', 6),
      crop('#c79f75', 'furrow', 7, '#7fa04c'),
      crop('#f5e86c', 'plain'),
      crop('#74b14b', 'dots', 13)
    ]
  },
  harvest: {
    verge: '#d9c584',
    road: '#f4ead0',
    deep: '#3a2416',
    tree: '#314a27',
    treeTop: '#56702f',
    water: '#7db4b7',
    bank: '#efe0b4',
    roof: '#faf4e6',
    crops: [
      crop('#e9bf55', 'rows', 7),
      crop('#f2d589', 'rows', 6),
      crop('#d39a3a', 'furrow', 10),
      crop('#8a4f2c', 'furrow', 8),
      crop('#6d3a24', 'furrow', 9),
      crop('#f6e3a9', 'tramlines', 24),
      crop('#7c8f3b', 'rows', 9),
      crop('#b9772f', 'rows', 8),
      crop('#c7b25a', 'plain'),
      crop('#a4a548', 'dots', 13)
    ]
  },
  monsoon: {
    verge: '#a9cf9c',
    road: '#eef0d9',
    deep: '#08343a',
    tree: '#10503f',
    treeTop: '#2a7a4c',
    water: '#8fd0d4',
    bank: '#cfe3b6',
    roof: '#f3f6ea',
    crops: [
      crop('#74c06a', 'rows', 7),
      crop('#3fa05e', 'rows', 8),
      crop('#a8d98b', 'plain'),
      crop('#9bd6d8', 'plain'),
      crop('#bfe6df', 'rows', 8, '#8fcac6'),
      crop('#1f7f5a', 'rows', 7),
      crop('#d5e9a2', 'rows', 6),
      crop('#5fb3ad', 'rows', 9),
      crop('#2e9b78', 'plain'),
      crop('#e3dc8b', 'rows', 7)
    ]
  },
  frost: {
    verge: '#bcc9b6',
    road: '#eef1ea',
    deep: '#102d33',
    tree: '#27483f',
    treeTop: '#4b6b58',
    water: '#7fb1c4',
    bank: '#dfe5d6',
    roof: '#f7f9f4',
    crops: [
      crop('#dfe5d3', 'rows', 7),
      crop('#b7c9a6', 'rows', 8),
      crop('#8fae8b', 'rows', 9),
      crop('#6b5347', 'furrow', 8),
      crop('#c9d6cf', 'plain'),
      crop('#50806a', 'rows', 8),
      crop('#94a9a8', 'furrow', 9),
      crop('#e9ead9', 'tramlines', 24),
      crop('#2f5d57', 'rows', 9),
      crop('#a58d74', 'furrow', 8)
    ]
  },
  dusk: {
    verge: '#4f6a4a',
    road: '#b9a987',
    deep: '#0a2019',
    tree: '#0b2a1e',
    treeTop: '#174330',
    water: '#3f7f88',
    bank: '#7c7d55',
    roof: '#f3e7c8',
    crops: [
      crop('#2a5f3d', 'rows', 8),
      crop('#1c4a33', 'rows', 9),
      crop('#3f7340', 'rows', 8),
      crop('#8d7a35', 'rows', 7),
      crop('#573a28', 'furrow', 8),
      crop('#14402e', 'furrow', 9),
      crop('#6a8a3f', 'plain'),
      crop('#30503a', 'dots', 13),
      crop('#b59a3e', 'tramlines', 24),
      crop('#41291d', 'furrow', 8)
    ]
  }
}
