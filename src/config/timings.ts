/** The specification's timings, in seconds. `styles/tokens.css` has them under the same names. */
export const TIMINGS = {
  calm: 0.35,
  intro: 1.5,
  overlayFade: 0.45,
  overlayPulse: 0.8,
  filmFade: 0.3,
  reveal: 1,
  slow: 0.8
} as const

/** How much of a page is visible through the overlay that covers it while the visitor changes to another country. */
export const OVERLAY_OPACITY = 0.85
