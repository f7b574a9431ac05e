/** Pages of a PDF that Chromium writes: each has an object of its own. */
export function pagesOf(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
}

/** The width of a sheet within its margins: of A5 across, of A4, and of A5 upright. */
export const [ACROSS, UPRIGHT, NARROW] = [733, 710, 475]

/** What tests of paper read of a tree's open data. */
export type OpenProduct = { id: string; doses: { problem: string }[] }
