import type { Published } from '../publish/publish.ts'

/**
 * Does the work of a build, which calls `onPublished` as soon as its site is published.
 * @throws its error with the state of the site: the report, for example, is written after the publication
 */
export async function withOutcome<Result>(
  outDir: string,
  work: (onPublished: (published: Published) => void) => Promise<Result>
): Promise<Result> {
  let state = 'is unchanged.'
  try {
    return await work(({ publication }) => {
      state = `is release ${publication.release}, which was published before this error. Its report may be missing: build again.`
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n${outDir}/ ${state}`, { cause: error })
  }
}
