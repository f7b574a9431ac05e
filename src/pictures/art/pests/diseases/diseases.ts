import type { Known } from '#art/pests/likeness.ts'

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
    names: 'alternaria, corynespora',
    form: 'spots',
    look: { edge: '#4f3420', heart: '#a07444', halo: '#e9d74e', figure: 'rings' }
  },
  {
    names: 'pyricularia, magnaporthe',
    form: 'spots',
    look: { edge: '#7a3a1c', heart: '#d8d2c0', halo: '#d9c24a', figure: 'spindles' }
  },
  {
    names: 'zymoseptoria, septoria, parastagonospora',
    form: 'spots',
    look: {
      edge: '#9a7440',
      heart: '#d0b277',
      halo: '#e2d060',
      figure: 'spindles',
      specks: '#1c1712'
    }
  },
  {
    names: 'pyrenophora, rhynchosporium, drechslera',
    form: 'spots',
    look: { edge: '#5b3418', heart: '#8a5c30', halo: '#e6d34e', figure: 'spindles' }
  },
  {
    names: 'pseudocercospora, mycosphaerella, cercospora',
    form: 'spots',
    look: { edge: '#241a14', heart: '#8f8878', halo: '#f0d63e', figure: 'spindles' }
  },
  {
    names: 'venturia',
    form: 'spots',
    look: { edge: '#3c4424', heart: '#23281a', halo: '#b5ad4a', figure: 'dots', specks: '#5f6a3a' }
  },
  {
    names: 'colletotrichum, diplocarpon',
    form: 'spots',
    look: { edge: '#3a2118', heart: '#6b3f2a', halo: '#c9a24a', figure: 'dots', specks: '#f0a27a' }
  },
  {
    names: 'xanthomonas, pseudomonas, erwinia',
    form: 'spots',
    look: { edge: '#8a6236', heart: '#c9a06a', halo: '#f4e24a', figure: 'dots' }
  },
  {
    names: 'fusarium, gibberella, claviceps',
    form: 'ear',
    look: { sick: '#efe0b4', edge: '#b08a4c', powder: '#f0907a', share: 0.72 }
  },
  {
    names: 'ustilago, tilletia, sphacelotheca',
    form: 'ear',
    look: { sick: '#4a3a2c', edge: '#1c140e', powder: '#1c140e', share: 1 }
  },
  { names: 'pythium, thielaviopsis', form: 'damping', look: {} }
]
