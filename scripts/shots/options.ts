import { type RouteName, routeNames } from '#routes/routes.ts'
import { readArguments } from '../command/arguments.ts'

const TREES = 'gl,gl-prod-zho,br,sa'
const WIDTHS = '390,1024,1440'
const INTO = '.build/shots'

export type ShotOptions = {
  trees: string[]
  routes: RouteName[]
  widths: number[]
  /** Where the pictures go. */
  into: string
  /** Folders of earlier pictures, to compare instead of taking new ones. */
  compared: { before: string; after: string } | undefined
}

/**
 * `--trees gl,br --routes home,product --widths 390,1440 --into .build/after`; by default every route, at the widths
 * and in the trees by which the design is judged. `--compare .build/before .build/after` takes no pictures.
 * @throws one sentence about the first wrong option
 */
export function readOptions(args: string[]): ShotOptions {
  const { values, positionals } = readArguments(
    {
      name: 'shots',
      does: 'takes pictures of screens, or compares two folders of them',
      words: '{folder before} {folder after}',
      options: {
        trees: { type: 'string', value: '{names}', says: `the trees, ${TREES} without it` },
        routes: { type: 'string', value: '{names}', says: 'the screens, all without it' },
        widths: { type: 'string', value: '{pixels}', says: `the widths, ${WIDTHS} without it` },
        into: { type: 'string', value: '{folder}', says: `the pictures, in ${INTO} without it` },
        compare: { type: 'boolean', says: 'takes none, and compares the two folders' }
      }
    },
    args
  )
  const { trees = TREES, widths = WIDTHS, into = INTO, compare = false } = values
  return {
    trees: trees.split(','),
    routes: values.routes?.split(',').map(toRoute) ?? [...routeNames],
    widths: widths.split(',').map(toWidth),
    into: toFolder(into),
    compared: toCompared(compare, positionals)
  }
}

function toRoute(name: string): RouteName {
  const route = routeNames.find(route => route === name)
  if (route) return route
  throw new Error(`--routes names "${name}", but the routes are ${routeNames.join(', ')}.`)
}

function toWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 240 && width <= 3840) return width
  throw new Error(`--widths has "${text}", but a width is a whole number from 240 to 3840.`)
}

/** The folder is emptied first, so it must be one that contains nothing else. */
function toFolder(text: string): string {
  if (/^\.build\/[\w-]+$/.test(text)) return text
  throw new Error(`--into is "${text}", but must be a folder in .build like .build/after.`)
}

function toCompared(isAsked: boolean, folders: string[]): ShotOptions['compared'] {
  if (!isAsked && folders.length === 0) return undefined
  const [before, after, ...others] = folders
  if (isAsked && before && after && others.length === 0) return { before, after }
  throw new Error(
    `Pictures are compared with \`--compare <folder before> <folder after>\`, but the folders named are: ${folders.join(', ') || 'none'}.`
  )
}
