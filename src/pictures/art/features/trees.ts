import type { TreeLine } from '#art/fields/land.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** Trees are the round dots of one path, stroked three times: shadow, crown, light. */
export function trees(sheet: Sheet, line: TreeLine, name: string): string {
  if (!line.path) return ''
  const { palette, scaled } = sheet
  const id = `${sheet.id}${name}`
  const shadow = `<g stroke="${palette.deep}" stroke-opacity=".35" transform="translate(${scaled(3)} ${scaled(4)})"><path id="${id}" d="${line.path}"/></g>`
  const crowns = `<use href="#${id}" stroke="${palette.tree}"/>`
  const light = `<use href="#${id}" stroke="${palette.treeTop}" stroke-width="${scaled(line.size * 0.62)}" stroke-dasharray="0 ${scaled(line.gap * 1.7)}"/>`
  return `<g fill="none" stroke-linecap="round" stroke-width="${scaled(line.size)}" stroke-dasharray="0 ${scaled(line.gap)}">${shadow}${crowns}${light}</g>`
}
