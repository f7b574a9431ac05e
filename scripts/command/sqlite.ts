/** Opens `node:sqlite` without the warning about a new module that Node prints at every start. */
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
