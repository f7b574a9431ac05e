import { hash } from './base/random.ts'
import { seasonNames, seasons, type Season } from './colour/seasons.ts'
import { sceneNames, type SceneName } from './scenes/scenes.ts'

export type Landscape = { scene: SceneName; season: Season }

/** Countries whose land is known to look like this from above. */
const known: readonly (Landscape & { countries: string })[] = [
  { scene: 'bocage', season: 'midsummer', countries: 'gl be ch de dk fr gb ie lu nl' },
  { scene: 'bocage', season: 'spring', countries: 'at fi no nz se' },
  { scene: 'contour', season: 'midsummer', countries: 'bo br cr ve' },
  { scene: 'groves', season: 'harvest', countries: 'dz es gr il it lb ma pt tn' },
  { scene: 'groves', season: 'spring', countries: 'ci cm et gh ke ng tz ug' },
  { scene: 'longlots', season: 'midsummer', countries: 'ca' },
  { scene: 'longlots', season: 'spring', countries: 'ee lt lv' },
  { scene: 'paddies', season: 'monsoon', countries: 'bd in jp kh kr la lk mm my th vn' },
  { scene: 'steppe', season: 'frost', countries: 'by ru' },
  { scene: 'steppe', season: 'harvest', countries: 'ar hu kz mn py tr ua uy uz' },
  { scene: 'strips', season: 'harvest', countries: 'eg iq pk sd sn' },
  { scene: 'strips', season: 'spring', countries: 'bg cl cz hr pl ro rs si sk' },
  { scene: 'terraces', season: 'monsoon', countries: 'cn id np ph tw' },
  { scene: 'terraces', season: 'spring', countries: 'co ec gt hn ni pa pe rw sv' },
  { scene: 'township', season: 'harvest', countries: 'ae au mx na sa za zm zw' },
  { scene: 'township', season: 'midsummer', countries: 'us' }
]

/** The seasons for countries without a known landscape: no winter, and no night. */
const commonSeasons = seasonNames.filter(season => season !== 'frost' && season !== 'dusk')

/** The landscape of a country: known, or derived from its code. */
export function landscapeOf(country: string) {
  const listed = known.find(({ countries }) => countries.split(' ').includes(country))
  const { scene, season } = listed ?? byChance(country)
  return { scene, season, palette: seasons[season] }
}

function byChance(country: string): Landscape {
  const bits = hash(`${country}/landscape`)
  return {
    scene: sceneNames[bits % sceneNames.length] ?? 'bocage',
    season: commonSeasons[(bits >>> 8) % commonSeasons.length] ?? 'midsummer'
  }
}
