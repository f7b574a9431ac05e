/** In the address of a list: the product of another country for which it shows what is nearest. */
export const INSTEAD = 'instead'
