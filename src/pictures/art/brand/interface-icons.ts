import { icon } from './icon.ts'

const drawings = {
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" stroke-width="2.2"/><path d="m15.5 15.5 6 6" stroke-width="2.2"/>',
  globe:
    '<circle cx="12" cy="12" r="9" stroke-width="2"/><path d="M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9Z" stroke-width="2"/>',
  filter: '<path d="M3 6h18M6.5 12h11M10 18h4" stroke-width="2.2"/>',
  grid: '<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" stroke-width="2"/>',
  rows: '<path d="M3 6h18M3 12h18M3 18h18" stroke-width="2.2"/>',
  arrow: '<path d="M3 12h17M13.5 5.5 20 12l-6.5 6.5" stroke-width="2.2"/>',
  down: '<path d="m5 9 7 7 7-7" stroke-width="2.2"/>',
  close: '<path d="M5 5l14 14M19 5 5 19" stroke-width="2.2"/>',
  menu: '<path d="M3 6h18M3 12h18M3 18h11" stroke-width="2.2"/>',
  play: '<path d="M7 4.5v15l12-7.5z" stroke-width="2"/>',
  download: '<path d="M12 3v12m-5.5-5L12 15.5 17.5 10M4 20.5h16" stroke-width="2.2"/>',
  external: '<path d="M9 5H4.5v14.5H19V15M13 4.5h6.5V11M19 5l-9 9" stroke-width="2"/>',
  check: '<path d="m4 12.5 5.5 5.5L20 7" stroke-width="2.4"/>',
  warning: '<path d="M12 3.5 22 20.5H2zM12 10v5m0 2.5v.1" stroke-width="2"/>',
  mail: '<path d="M3 5.5h18v13H3zm0 .5 9 7 9-7" stroke-width="2"/>',
  phone:
    '<path d="M5 3.5h4l1.5 5-2.5 2c1 2.3 3.2 4.5 5.5 5.5l2-2.5 5 1.5v4c0 1-.8 1.5-1.7 1.5C11 20.5 3.5 13 3.5 5.2 3.5 4.3 4 3.5 5 3.5z" stroke-width="1.8"/>',
  pin: '<path d="M12 21.5c4.5-5 7-8.5 7-12a7 7 0 0 0-14 0c0 3.5 2.5 7 7 12z" stroke-width="2"/><circle cx="12" cy="9.5" r="2.5"/>',
  document:
    '<path d="M5.5 2.5h8.5l4.5 4.5v14.5h-13zM14 2.5V7h4.5M8.5 12h7m-7 4h7" stroke-width="1.8"/>'
}

export type IconName = keyof typeof drawings

export const iconNames = Object.keys(drawings) as IconName[]

export function interfaceIcon(name: IconName): string {
  return icon(drawings[name])
}
