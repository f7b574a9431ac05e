import type { Known } from '#art/pests/likeness.ts'

/** The colours of a caterpillar. */
const worm = (edge: string, back: string, stripe: string, middle: string, head: string) => {
  return { edge, back, stripe, middle, head }
}

const ARMYWORM = worm('#4a5526', '#7d7f3a', '#d8cf8e', '#5e6230', '#5b3418')
const GREEN_WORM = worm('#3f6b25', '#8fbf4b', '#eef3b8', '#6f9f37', '#6e8f2e')
const PALE_WORM = worm('#8b6a45', '#e8d3ac', '#a4703c', '#f3e6c8', '#3c2210')

/** Insects, mites and nematodes by their Latin names. */
export const pests: readonly Known[] = [
  {
    names: 'spodoptera frugiperda',
    form: 'caterpillar',
    look: { ...ARMYWORM, isArmyworm: true },
    own: 'fallArmyworm'
  },
  { names: 'spodoptera, mythimna, agrotis, mamestra', form: 'caterpillar', look: ARMYWORM },
  {
    names: 'spodoptera exigua, anticarsia, chrysodeixis, trichoplusia',
    form: 'caterpillar',
    look: GREEN_WORM
  },
  {
    names: 'plutella, cnaphalocrocis, tuta, pieris',
    form: 'caterpillar',
    look: { ...GREEN_WORM, girth: 0.74 }
  },
  {
    names: 'helicoverpa, heliothis, chloridea',
    form: 'caterpillar',
    look: worm('#6b4a2a', '#c98f5a', '#f6e3c0', '#a8683c', '#8a5a2c')
  },
  {
    names: 'ostrinia, chilo, scirpophaga, diatraea, sesamia',
    form: 'caterpillar',
    look: { ...PALE_WORM, girth: 0.86 }
  },
  {
    names: 'cydia, grapholita, lobesia, pectinophora, leucinodes',
    form: 'caterpillar',
    look: { ...worm('#a0584a', '#f0b9a4', '#fbe3d6', '#e39a86', '#5b2f1c'), girth: 0.9 }
  },

  {
    names: 'myzus, macrosiphum, acyrthosiphon, brevicoryne',
    form: 'aphid',
    look: { skin: '#bcd873', back: '#6f9f37', tubes: '#3f5f22' }
  },
  {
    names: 'aphis, toxoptera, rhopalosiphum',
    form: 'aphid',
    look: { skin: '#4f5c3c', back: '#26301f', tubes: '#10160c' }
  },
  {
    names: 'sitobion, schizaphis, diuraphis',
    form: 'aphid',
    look: { skin: '#c98a5c', back: '#8a4a34', tubes: '#2a1710' }
  },
  { names: 'bemisia, trialeurodes, aleurocanthus', form: 'whitefly', look: {} },
  { names: 'frankliniella, thrips, scirtothrips', form: 'thrips', look: {} },
  {
    names: 'nilaparvata, sogatella, laodelphax, peregrinus',
    form: 'hopper',
    look: { skin: '#a8743a', wing: '#d9b173', vein: '#5b3a1c' }
  },
  {
    names: 'empoasca, nephotettix, amrasca, dalbulus, cicadella',
    form: 'hopper',
    look: { skin: '#a9cf4a', wing: '#cfe58a', vein: '#4f7a22' }
  },
  {
    names: 'diaphorina, bactericera, cacopsylla, trioza',
    form: 'hopper',
    look: { skin: '#9a8a72', wing: '#e2d6bc', vein: '#4d3a28', spotted: true }
  },
  {
    names: 'tetranychus, oligonychus, polyphagotarsonemus',
    form: 'mite',
    look: { skin: '#e9e0a0', back: '#c9c46a', legs: '#7d7440', spots: '#3a3f22' }
  },
  {
    names: 'panonychus, brevipalpus, aculops',
    form: 'mite',
    look: { skin: '#c2402f', back: '#8a1f1a', legs: '#6d1712' }
  },
  {
    names: 'leptinotarsa',
    form: 'beetle',
    look: { wing: '#f3dc83', band: '#2a2016', neck: '#e2913a', pattern: 'stripes' }
  },
  {
    names: 'diabrotica, phyllotreta, epilachna, oulema',
    form: 'beetle',
    look: { wing: '#b9c94a', band: '#2f3a1c', neck: '#d9b04a', pattern: 'bands', slender: true }
  },
  {
    names: 'hypothenemus, sitophilus, xylosandrus, meligethes',
    form: 'beetle',
    look: { wing: '#4a3226', band: '#1c120c', neck: '#3a261c', pattern: 'pits', slender: true }
  },
  {
    names: 'rhynchophorus, cosmopolites, anthonomus',
    form: 'beetle',
    look: { wing: '#b5452a', band: '#5b1c12', neck: '#a33c24', pattern: 'pits', snout: true }
  },
  {
    names: 'phyllophaga, melolontha, holotrichia, popillia',
    form: 'grub',
    look: { skin: '#f2e6c8', ring: '#c9a86a' }
  },
  {
    names: 'agriotes, melanotus, conoderus, limonius',
    form: 'grub',
    look: { skin: '#d8933a', ring: '#8a5216', straight: true }
  },
  {
    names: 'bactrocera, ceratitis, anastrepha, zeugodacus',
    form: 'fly',
    look: { skin: '#c9782c', back: '#5b3014', eyes: '#7a1f2c' }
  },
  {
    names: 'aedes, culex, anopheles',
    form: 'fly',
    look: { skin: '#4a4640', back: '#e9e4d6', eyes: '#26221e', slender: true }
  },
  { names: 'liriomyza, phytomyza, phyllocnistis', form: 'mine', look: {} },
  {
    names: 'distantiella, sahlbergella, helopeltis, lygus',
    form: 'bug',
    look: { skin: '#8a5a34', wing: '#b5834a', edge: '#5b3a1c', slender: true }
  },
  {
    names: 'euschistus, nezara, halyomorpha, leptocorisa',
    form: 'bug',
    look: { skin: '#8f9a4c', wing: '#a9ae5a', edge: '#5e6b2c' }
  },
  {
    names: 'blattella, periplaneta, blatta',
    form: 'roach',
    look: { skin: '#b5763a', edge: '#6b3f1a' }
  },
  { names: 'meloidogyne, nacobbus', form: 'knots', look: {} },
  { names: 'heterodera, globodera, pratylenchus', form: 'knots', look: { cysts: true } }
]
