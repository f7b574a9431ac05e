import type { Known } from '#art/pests/likeness.ts'
import type { SpotsLook } from './spots.ts'

type Spots = [
  names: string,
  edge: string,
  heart: string,
  halo: string,
  figure: SpotsLook['figure'],
  specks?: string
]

const spots: readonly Spots[] = [
  ['alternaria, corynespora', '#4f3420', '#a07444', '#e9d74e', 'rings'],
  ['pyricularia, magnaporthe', '#7a3a1c', '#d8d2c0', '#d9c24a', 'spindles'],
  [
    'zymoseptoria, septoria, parastagonospora',
    '#9a7440',
    '#d0b277',
    '#e2d060',
    'spindles',
    '#1c1712'
  ],
  ['pyrenophora, rhynchosporium, drechslera', '#5b3418', '#8a5c30', '#e6d34e', 'spindles'],
  ['pseudocercospora, mycosphaerella, cercospora', '#241a14', '#8f8878', '#f0d63e', 'spindles'],
  ['venturia', '#3c4424', '#23281a', '#b5ad4a', 'dots', '#5f6a3a'],
  ['colletotrichum, diplocarpon', '#3a2118', '#6b3f2a', '#c9a24a', 'dots', '#f0a27a'],
  ['xanthomonas, pseudomonas, erwinia', '#8a6236', '#c9a06a', '#f4e24a', 'dots']
]

/** Diseases by the Latin names of what causes them. */
export const diseases: readonly Known[] = [
  {
    names: 'puccinia striiformis',
    form: 'rust',
    look: { powder: '#f2b01e', dark: '#c07a12', isStriped: true }
  },
  { names: 'puccinia, uromyces', form: 'rust', look: { powder: '#c8641e', dark: '#7d3512' } },
  {
    names: 'phakopsora',
    form: 'rust',
    look: { powder: '#b98450', dark: '#6b4426' },
    own: 'asianRust'
  },
  { names: 'hemileia', form: 'rust', look: { powder: '#f08a24', dark: '#c05f10' } },
  { names: 'blumeria, erysiphe, podosphaera, leveillula, oidium', form: 'mildew', look: {} },
  { names: 'plasmopara, pseudoperonospora, peronospora, bremia', form: 'downy', look: {} },
  { names: 'phytophthora, ralstonia', form: 'blight', look: {} },
  {
    names: 'phytophthora palmivora, moniliophthora',
    form: 'mould',
    look: { down: '#f6f0e0', pod: true }
  },
  { names: 'botrytis, monilinia', form: 'mould', look: { down: '#8d8a86' } },
  {
    names: 'sclerotinia, rhizoctonia, sclerotium',
    form: 'mould',
    look: { down: '#f3f4ee', bodies: '#2a2420' }
  },
  {
    names: 'fusarium, gibberella, claviceps',
    form: 'ear',
    look: { sick: '#efe0b4', edge: '#b08a4c', powder: '#f0907a', share: 0.72 }
  },
  {
    names: 'ustilago, sphacelotheca',
    form: 'ear',
    look: { sick: '#4a3a2c', edge: '#1c140e', powder: '#1c140e', share: 1 }
  },
  {
    names: 'tilletia, ustilago hordei',
    form: 'ear',
    look: { sick: '#a9b07c', edge: '#5c6238', powder: '#1c140e', share: 1, isCovered: true }
  },
  { names: 'pythium, thielaviopsis', form: 'damping', look: {} },
  ...spots.map(([names, edge, heart, halo, figure, specks]): Known => {
    return { names, form: 'spots', look: { edge, heart, halo, figure, specks } }
  })
]
