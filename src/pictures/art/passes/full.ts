import { backdrop, short } from '#art/base/svg.ts'
import { farmsteads } from '#art/features/farmstead.ts'
import { trees } from '#art/features/trees.ts'
import { water } from '#art/features/water.ts'
import { stroke } from '#art/fields/paint.ts'
import { cropPatterns } from './crop-patterns.ts'
import { line } from './line.ts'
import type { Pass } from './passes.ts'

/** The finished drawing: patterns, hedges, water and buildings, as far as its detail asks for them, and light from the upper left. */
export const full: Pass = {
  paint: sheet => {
    const { palette, detail, scaled } = sheet
    const patterns = cropPatterns(sheet)
    return {
      fill: detail === 0 ? crop => crop.colour : patterns.fill,
      colour: crop => crop.colour,
      seam: width => (width > 0 ? stroke(palette.verge, scaled(width)) : ''),
      rows: crop => (detail > 0 && crop.stand !== 'plain' ? crop.mark : undefined),
      patterns: patterns.written
    }
  },

  finish: (sheet, land) => {
    const { palette, detail, scaled } = sheet
    const { lanes, roads, hedges, river } = land
    const light = `${sheet.id}s`
    return [
      `<defs>${sheet.paint.patterns()}<linearGradient id="${light}" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${palette.deep}" stop-opacity=".26"/></linearGradient></defs>`,
      backdrop(sheet, palette.verge),
      land.ground,
      detail > 1 ? land.machine : '',
      line(lanes, palette.road, scaled(land.laneWidth), ' stroke-opacity=".8"'),
      line(roads, palette.road, scaled(land.roadWidth)),
      ...(detail > 0 ? hedges.map((hedge, index) => trees(sheet, hedge, `h${index}`)) : []),
      river ? water(sheet, { ...river, width: short(river.width) }) : '',
      detail > 1 ? farmsteads(sheet, land.farmsteads) : '',
      backdrop(sheet, `url(#${light})`)
    ].join('')
  }
}
