/** Shared with the script of every page, which must not carry the code behind it. */
export const DRAFT_PREFIX = 'draft:'
export const OUTBOX_PREFIX = 'outbox:'
