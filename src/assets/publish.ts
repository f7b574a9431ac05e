import { processWide } from '#lib/process-wide.ts'

const files = processWide('published files', () => new Set<string>())

/** Marks a kept file for this build's site and answers its address there. */
export function publish(file: string): string {
  files.add(file)
  return `/_assets/${file}`
}

/** Takes the files published since the last time: a thread that renders pages reports them to the one that builds. */
export function takePublished(): string[] {
  const taken = [...files]
  files.clear()
  return taken
}

/** The kept files that pages have published so far. */
export const publishedFiles = (): readonly string[] => [...files]
