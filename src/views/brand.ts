import { oncePer } from '#lib/once-per.ts'
import type { Mark } from '#lib/mark.ts'
import { letterMark } from '#pictures/letter-mark.ts'
import { lineWidth } from '#pictures/lettering/outlines.ts'
import type { Tree } from '#tree/build-tree.ts'

/** How wide the name is, in ems of the display face, by the steps that the footer has sizes for. */
const widths = [3.2, 4, 5, 6, 8, 10, 14, 20] as const

/** Beyond so many letters the header sets the name smaller, and then still smaller. */
const LONG = 11
const LONGER = 22

export type Brand = {
  name: string
  mark: Mark
  length?: 'long' | 'longer'
  width: (typeof widths)[number]
}

/** How a tree's brand is drawn: its name in the display face, its mark or the first letter of its name. */
export const brandOf = oncePer((tree: Tree): Brand => {
  const name = tree.t('brand.name')
  const ems = lineWidth(name)
  return {
    name,
    mark: tree.index.mark ?? letterMark(name),
    length: name.length > LONGER ? 'longer' : name.length > LONG ? 'long' : undefined,
    width: widths.find(width => ems <= width) ?? 20
  }
})
