import type { Known } from '#art/pests/likeness.ts'
import type { LeafShape } from './broadleaf.ts'
import type { GrassHead } from './grass.ts'

type Grass = [names: string, head: GrassHead, seed: string, tint?: string]
type Broadleaf = [
  names: string,
  leaf: LeafShape,
  tint: string,
  stem: string,
  flower?: string,
  twines?: true
]

const grasses: readonly Grass[] = [
  ['alopecurus, phleum', 'spike', '#6b4a5c'],
  ['setaria, pennisetum', 'bristles', '#8fa84a'],
  ['avena, bromus', 'oat', '#d9b66a'],
  ['poa, sorghum, panicum', 'panicle', '#9aa45a'],
  ['sorghum halepense', 'panicle', '#7a3f34', '#38884b'],
  ['digitaria, cynodon', 'fingers', '#8a5c74', '#5da54b'],
  ['eleusine, chloris, dactyloctenium', 'fingers', '#7d9a3c', '#3f8a44'],
  ['lolium, elymus', 'flat', '#8fb04a'],
  ['echinochloa, urochloa, leptochloa', 'racemes', '#a5785a'],
  ['cyperus, scirpus, fimbristylis', 'umbel', '#7a3f2a']
]

const broadleaves: readonly Broadleaf[] = [
  ['amaranthus', 'oval', '#38884b', '#b5304a'],
  ['amaranthus palmeri', 'diamond', '#4b8f4a', '#8cc152'],
  ['chenopodium, atriplex', 'diamond', '#7f9f86', '#5f7f5a'],
  ['ambrosia, parthenium, artemisia', 'cut', '#4b8f4a', '#7d9a3c'],
  ['bidens, sinapis, raphanus', 'diamond', '#2f7d45', '#5d7f3a', '#fdfdf8'],
  ['erigeron, conyza', 'narrow', '#5da54b', '#74b14b', '#fdfdf8'],
  ['galium', 'whorl', '#38884b', '#5f8f3a'],
  ['stellaria, cerastium, veronica', 'oval', '#74b14b', '#74b14b', '#fdfdf8'],
  ['portulaca', 'fleshy', '#3f8a5a', '#a8324a', '#f3df2e'],
  ['euphorbia', 'cut', '#2f7d45', '#5d7f3a', '#c2402f'],
  ['monochoria, sagittaria, eichhornia', 'heart', '#3f9a6a', '#5f8f5a', '#6a6fc4'],
  ['commelina', 'narrow', '#3f8a44', '#7a4a6a', '#3f62c4'],
  ['convolvulus, fallopia', 'arrow', '#4b8f4a', '#6aa544', '#f6e3ea', true],
  ['ipomoea, merremia', 'heart', '#2f7d45', '#6b3f5c', '#7a4fb0', true]
]

/** Weeds by their Latin names. */
export const weeds: readonly Known[] = [
  ...grasses.map(([names, head, seed, tint]): Known => {
    return { names, form: 'grass', look: { head, seed, tint } }
  }),
  ...broadleaves.map(([names, leaf, tint, stem, flower, twines]): Known => {
    return { names, form: 'broadleaf', look: { leaf, tint, stem, flower, twines } }
  })
]
