/** Where files made by pages are kept until they are copied into the site, relative to the working directory. */
export const ASSETS_DIR = '.cache/assets'

/** Descriptions of files that are slow to make and are made after the pages. */
export const ORDERS_DIR = '.cache/orders'

/** Lists of what is drawn already, one a version of the code that draws. */
export const DRAWINGS_DIR = '.cache/drawings'
