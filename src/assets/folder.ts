/** Where files that pages make wait to be copied into the site, relative to the working directory. */
export const ASSETS_DIR = '.cache/assets'

/** What is noted of files that are slow to make, until someone makes them. */
export const ORDERS_DIR = '.cache/orders'
