import { atom } from 'nanostores'

/** Whether React draws the filters; until then the build's markup stands, and the page keeps it true. */
export const $isPanelDrawn = atom(false)
