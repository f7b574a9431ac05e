import type { Prose } from '#tree/messages.ts'

/** A link with its words. */
export type Link = { href: string; words: Prose }
