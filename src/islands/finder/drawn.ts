/**
 * How to read a store: while React takes over the markup of the build, with the value that the build drew. The page may
 * have been asked for something by its address long before.
 */
export const drawn = { ssr: 'initial' } as const
