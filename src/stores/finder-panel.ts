import { atom } from 'nanostores'

/** Whether React draws the filters; until then the build's markup stands, and the page keeps it true. */
export const $isPanelDrawn = atom(false)

/** Whether the filters lie over the list, as they do on narrow screens. */
export const $isSheetOpen = atom(false)
