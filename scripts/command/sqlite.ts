/**
 * Opens `node:sqlite` without the word of warning that Node prints, on every start, about a module that is new.
 */
export async function openDatabase(path: string) {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => undefined
  try {
    const { DatabaseSync } = await import('node:sqlite')
    return new DatabaseSync(path)
  } finally {
    process.emitWarning = emitWarning
  }
}
