import type { Known } from '#art/pests/likeness.ts'

/** Weeds by their Latin names. */
export const weeds: readonly Known[] = [
  { names: 'alopecurus, phleum', form: 'grass', look: { head: 'spike', seed: '#6b4a5c' } },
  { names: 'setaria, pennisetum', form: 'grass', look: { head: 'bristles', seed: '#8fa84a' } },
  { names: 'avena, bromus', form: 'grass', look: { head: 'oat', seed: '#d9b66a' } },
  { names: 'poa, sorghum, panicum', form: 'grass', look: { head: 'panicle', seed: '#9aa45a' } },
  {
    names: 'sorghum halepense',
    form: 'grass',
    look: { head: 'panicle', seed: '#7a3f34', tint: '#38884b' }
  },
  {
    names: 'digitaria, cynodon',
    form: 'grass',
    look: { head: 'fingers', seed: '#8a5c74', tint: '#5da54b' }
  },
  {
    names: 'eleusine, chloris, dactyloctenium',
    form: 'grass',
    look: { head: 'fingers', seed: '#7d9a3c', tint: '#3f8a44' }
  },
  { names: 'lolium, elymus', form: 'grass', look: { head: 'flat', seed: '#8fb04a' } },
  {
    names: 'echinochloa, urochloa, leptochloa',
    form: 'grass',
    look: { head: 'racemes', seed: '#a5785a' }
  },
  {
    names: 'cyperus, scirpus, fimbristylis',
    form: 'grass',
    look: { head: 'umbel', seed: '#7a3f2a' }
  },

  {
    names: 'amaranthus',
    form: 'broadleaf',
    look: { leaf: 'oval', tint: '#38884b', stem: '#b5304a' }
  },
  {
    names: 'amaranthus palmeri',
    form: 'broadleaf',
    look: { leaf: 'diamond', tint: '#4b8f4a', stem: '#8cc152' }
  },
  {
    names: 'chenopodium, atriplex',
    form: 'broadleaf',
    look: { leaf: 'diamond', tint: '#7f9f86', stem: '#5f7f5a' }
  },
  {
    names: 'ambrosia, parthenium, artemisia',
    form: 'broadleaf',
    look: { leaf: 'cut', tint: '#4b8f4a', stem: '#7d9a3c' }
  },
  {
    names: 'bidens, sinapis, raphanus',
    form: 'broadleaf',
    look: { leaf: 'diamond', tint: '#2f7d45', flower: '#fdfdf8', stem: '#5d7f3a' }
  },
  {
    names: 'erigeron, conyza',
    form: 'broadleaf',
    look: { leaf: 'narrow', tint: '#5da54b', flower: '#fdfdf8', stem: '#74b14b' }
  },
  { names: 'galium', form: 'broadleaf', look: { leaf: 'whorl', tint: '#38884b', stem: '#5f8f3a' } },
  {
    names: 'stellaria, cerastium, veronica',
    form: 'broadleaf',
    look: { leaf: 'oval', tint: '#74b14b', flower: '#fdfdf8', stem: '#74b14b' }
  },
  {
    names: 'portulaca',
    form: 'broadleaf',
    look: { leaf: 'fleshy', tint: '#3f8a5a', flower: '#f3df2e', stem: '#a8324a' }
  },
  {
    names: 'euphorbia',
    form: 'broadleaf',
    look: { leaf: 'cut', tint: '#2f7d45', flower: '#c2402f', stem: '#5d7f3a' }
  },
  {
    names: 'monochoria, sagittaria, eichhornia',
    form: 'broadleaf',
    look: { leaf: 'heart', tint: '#3f9a6a', flower: '#6a6fc4', stem: '#5f8f5a' }
  },
  {
    names: 'commelina',
    form: 'broadleaf',
    look: { leaf: 'narrow', tint: '#3f8a44', flower: '#3f62c4', stem: '#7a4a6a' }
  },
  {
    names: 'convolvulus, fallopia',
    form: 'broadleaf',
    look: { leaf: 'arrow', tint: '#4b8f4a', flower: '#f6e3ea', stem: '#6aa544', twines: true }
  },
  {
    names: 'ipomoea, merremia',
    form: 'broadleaf',
    look: { leaf: 'heart', tint: '#2f7d45', flower: '#7a4fb0', stem: '#6b3f5c', twines: true }
  }
]
