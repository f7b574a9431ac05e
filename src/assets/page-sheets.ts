import { processWide } from '#lib/process-wide.ts'

/** Addresses of style sheets: those that a screen waits for, and those that it does not. */
export type PageSheets = { screen: readonly string[]; idle: readonly string[] }

/** Where rules of idle sheets apply. */
export const IDLE = 'print, (forced-colors: active)'

const none: PageSheets = { screen: [], idle: [] }
const joined = processWide('style sheets', () => new Map<string, PageSheets>())

/** Says which sheets the pages of each route have, before the first is rendered. */
export function setSheets(sheets: ReadonlyMap<string, PageSheets>): void {
  for (const [route, ofRoute] of sheets) joined.set(route, ofRoute)
}

/** The sheets that a page of this route links. None in `npm run dev`, where Astro writes them itself. */
export function sheetsOf(route: string): PageSheets {
  return joined.get(route) ?? none
}
