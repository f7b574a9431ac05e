/** Where Node keeps modules as it has compiled them: types taken away, and code that has run before. */
export const COMPILED = '.cache/compiled'
