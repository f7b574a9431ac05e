import { processWide } from '#lib/process-wide.ts'

const files = processWide('published files', () => new Set<string>())

/** Says that a page of this build shows a kept file, so that the site gets it, and where the page finds it. */
export function publish(file: string): string {
  files.add(file)
  return `/_assets/${file}`
}

/** The kept files that pages have published so far. */
export const publishedFiles = (): readonly string[] => [...files]
