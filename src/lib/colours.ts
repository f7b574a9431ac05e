/**
 * Tokens of `styles/tokens.css` that are needed as values: custom properties do not exist in drawings, which are
 * separate files, nor in the browser's own interface. A test compares the two.
 */
export const CHALK = '#f7f7f1'
export const PAPER = '#fff'
export const INK = '#10211a'
export const SPRUCE = '#0c3527'
export const PASTURE = '#14683f'
export const SHOOT = '#b9d65c'
export const WHEAT = '#e6c860'
export const POPPY = '#ff5a26'
