/** Where files that pages make wait to be copied into the site, relative to the working directory. */
export const ASSETS_DIR = '.cache/assets'
