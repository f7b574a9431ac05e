/** The folder where Node stores compiled modules: without types, with the code that has already run. */
export const COMPILED = '.cache/compiled'
