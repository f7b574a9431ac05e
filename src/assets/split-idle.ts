import { type ChildNode, parse, type Root } from 'postcss'

const idleBlocks = ['print', '(forced-colors:active)']

type Halves = { screen: string; idle: string }

/** Splits a style sheet into the rules for screens and the rules that only paper or forced colours need. */
export function splitIdle(css: string): Halves {
  const sheet = parse(css)
  return { screen: only(sheet, node => !isIdle(node)), idle: only(sheet, isIdle) }
}

/** Blocks inside a layer are not idle: a separate sheet would move them out of their layer. */
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
