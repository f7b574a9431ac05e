/** Where drawings wait between being drawn and being copied into the site, relative to the working directory. */
export const DRAWINGS_DIR = '.cache/drawings'
