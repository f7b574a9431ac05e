import { familyOf, type FamilyId } from '#art/colour/families.ts'
import { icon } from './icon.ts'

const drawings: Record<FamilyId, string> = {
  // A weed, struck out.
  2001: '<path d="M12 21v-9m0 3c-4 0-6-2-7-6 4 0 6 2 7 6Zm0-3c0-4 2-7 6-8 0 5-2 8-6 8Z"/><path d="m3.5 20.5 17-17" stroke-width="2.2"/>',
  // A spotted leaf.
  2002: '<path d="M20 4c-9-1-15 3-15 9 0 4 3 6 6 6 7 0 9-7 9-15ZM3 21l9-9"/><circle cx="14" cy="8.5" r="1.3"/><circle cx="15.5" cy="13" r="1"/><circle cx="9.3" cy="15.6" r="1"/><circle cx="9.5" cy="10" r="1"/>',
  // A beetle.
  2003: '<path d="M8 10.5h8v5a4 4 0 0 1-8 0zM9 10.5V9a3 3 0 0 1 6 0v1.5M12 10.5v9M10.3 6.4 8.5 3.8m5.2 2.6 1.8-2.6M8 12.5H4.5m3.5 3-3.2 2.3M16 12.5h3.5m-3.5 3 3.2 2.3M8 10.5 5 8.3m11 2.2 3-2.2"/>',
  // A seed in its coat.
  2004: '<path d="M12 3.2c4.6 3.4 6.8 7 6.8 10.6a6.8 6.8 0 0 1-13.6 0C5.2 10.2 7.4 6.6 12 3.2Z"/><path d="M12 7.4c2.5 2.1 3.7 4.2 3.7 6.3a3.7 3.7 0 0 1-7.4 0c0-2.1 1.2-4.2 3.7-6.3Z" stroke-dasharray=".1 2.3"/><path d="M12 13v4"/>',
  // A plant and its height.
  2005: '<path d="M8 21V6m0 5c-2.6 0-4-1.4-4.5-4C6 7 7.5 8.3 8 11Zm0 4c2.6 0 4-1.4 4.5-4-2.5 0-4 1.3-4.5 4Z"/><path d="M17.5 4v16m-2.7-13.3L17.5 4l2.7 2.7m-5.4 10.6 2.7 2.7 2.7-2.7"/>',
  // Roots with nodules.
  2006: '<path d="M3 8.5h18M12 3v5.5M12 8.5c0 5-3 5-4.5 11M12 8.5c0 6 2.5 6 4 12M12 12.5c-2.5 1-5 1-6.5 4M12.3 13.5c2.2.5 4.5.5 6.2 3"/><circle cx="10.3" cy="15" r="1.2" fill="currentColor"/><circle cx="14.3" cy="16.3" r="1.2" fill="currentColor"/><circle cx="6.5" cy="14.3" r="1" fill="currentColor"/>',
  // A ladybird.
  2007: '<path d="M4.5 15a7.5 7.5 0 0 1 15 0v2h-15zM12 7.5V17M8 6.2a4.2 4.2 0 0 1 8 0M6.5 17l-1.5 3m12.5-3 1.5 3M12 17v3"/><circle cx="8.4" cy="12.7" r="1.1" fill="currentColor"/><circle cx="15.6" cy="12.7" r="1.1" fill="currentColor"/>',
  // A seedling in the sun.
  2008: '<path d="M12 21v-8.5m0 0c-3.3 0-5-1.7-5.5-5 3.3 0 5 1.7 5.5 5Zm0 2c3.3 0 5-1.7 5.5-5-3.3 0-5 1.7-5.5 5ZM12 2v2.5M4.3 4.8l1.6 1.6M19.7 4.8l-1.6 1.6M2.5 11.5h2m15 0h2"/>',
  // A parcel.
  2099: '<path d="M3.5 5.5 10 3.5l10.5 2v13l-6.5 2-10.5-2zM10 3.5v15.8M3.5 12l17-1"/>'
}

/** A family's line icon; an unknown family gets that of "other". */
export function familyIcon(id: number): string {
  return icon(drawings[familyOf(id)])
}
