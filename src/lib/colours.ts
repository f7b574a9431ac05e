/**
 * The tokens of `styles/tokens.css` that are needed by value: a drawing is a file of its own and reads no custom property,
 * nor does a browser's own chrome. A test holds the two together.
 */
export const CHALK = '#f7f7f1'
export const PAPER = '#fff'
export const INK = '#10211a'
export const SPRUCE = '#0c3527'
export const PASTURE = '#14683f'
export const SHOOT = '#b9d65c'
export const WHEAT = '#e6c860'
export const POPPY = '#ff5a26'
