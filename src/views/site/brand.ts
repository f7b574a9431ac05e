import { oncePer } from '#lib/once-per.ts'
import type { Mark } from '#lib/mark.ts'
import { letterMark } from '#pictures/letter-mark.ts'
import { lineWidth } from '#pictures/lettering/outlines.ts'
import type { Tree } from '#tree/build-tree.ts'

/** The width of a short name, which every page has a size for, in ems of the display face. */
const SHORT = 3.2

/** The steps of size in the footer for wider names. */
const widths = [4, 5, 6, 8, 10, 14, 20] as const

/** Longer names are smaller in the header, in two steps. */
const LONG = 11
const LONGER = 22

export type Brand = {
  name: string
  mark: Mark
  length?: 'long' | 'longer'
  width?: (typeof widths)[number]
  /** Whether the name needs an additional style sheet. */
  isLong: boolean
}

/** How a tree's brand is drawn: its name in the display face, its mark, or the first letter of its name. */
export const brandOf = oncePer((tree: Tree): Brand => {
  const name = tree.t('brand.name')
  const ems = lineWidth(name)
  const length = name.length > LONGER ? 'longer' : name.length > LONG ? 'long' : undefined
  const width = ems > SHORT ? (widths.find(width => ems <= width) ?? 20) : undefined
  const isLong = length !== undefined || width !== undefined
  return { name, mark: tree.index.mark ?? letterMark(name), length, width, isLong }
})
