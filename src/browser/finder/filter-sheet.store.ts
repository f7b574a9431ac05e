import { atom } from 'nanostores'

/** Whether the filters are open as a sheet over the list, on narrow screens. */
export const $isSheetOpen = atom(false)
