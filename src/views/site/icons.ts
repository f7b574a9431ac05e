import { favicon, iconDrawing, iconPixels, icons } from '#pictures/icons.ts'
import type { Tree } from '#tree/build-tree.ts'
import { brandOf } from './brand.ts'

/**
 * The icons of the site, made of the brand's mark: a drawing for tabs, a bitmap for tabs, and pictures for home
 * screens.
 */
export const tabIcon = (tree: Tree): string => iconDrawing(brandOf(tree).mark)

export const faviconOf = (tree: Tree): Promise<Buffer> => favicon(brandOf(tree).mark)

export const homeIconNames = Object.keys(icons) as (keyof typeof icons)[]

export const homeIcon = (tree: Tree, name: keyof typeof icons): Promise<Buffer> =>
  iconPixels(brandOf(tree).mark, icons[name])
