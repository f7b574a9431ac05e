import { atom } from 'nanostores'

/** Whether the filters lie over the list, as they do on narrow screens. */
export const $isSheetOpen = atom(false)
