import { type ChildNode, parse, type Root } from 'postcss'

const idleBlocks = ['print', '(forced-colors:active)']

type Halves = { screen: string; idle: string }

/** Parts a style sheet in what a screen waits for and what only paper and forced colours need. */
export function splitIdle(css: string): Halves {
  const sheet = parse(css)
  return { screen: only(sheet, node => !isIdle(node)), idle: only(sheet, isIdle) }
}

/** Blocks within a layer are not idle: on their own they would leave it. */
function isIdle(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && idleBlocks.includes(node.params)
}

function only(sheet: Root, isWanted: (node: ChildNode) => boolean): string {
  const copy = sheet.clone()
  copy.each(node => {
    if (!isWanted(node)) node.remove()
  })
  return copy.toString()
}
