/** The widths of styles/widths.css that markup and scripts need. Browsers load them too. */
export const MOBILE = '(width <= 1024px)'
export const DESKTOP = '(width > 1024px)'
export const BELOW_MEDIUM = '(width < 48rem)'
export const FROM_MEDIUM = '(width >= 48rem)'
export const BELOW_WIDE = '(width < 80rem)'
