import { processWide } from '#lib/process-wide.ts'

/** Addresses of style sheets: those that rendering on a screen waits for, and those it does not. */
export type PageSheets = { screen: readonly string[]; idle: readonly string[] }

/** The media of idle sheets. */
export const IDLE = 'print, (forced-colors: active)'

const none: PageSheets = { screen: [], idle: [] }
const joined = processWide('style sheets', () => new Map<string, PageSheets>())

/** Sets the sheets of each route, before the first page is rendered. */
export function setSheets(sheets: ReadonlyMap<string, PageSheets>): void {
  for (const [route, ofRoute] of sheets) joined.set(route, ofRoute)
}

/** The sheets that a page of this route links. None in `npm run dev`, where Astro writes them itself. */
export function sheetsOf(route: string): PageSheets {
  return joined.get(route) ?? none
}
