/**
 * The ids of parts of a page, by their names, so that each stays where others are added. Equal names are numbered.
 */
export function anchorIds(kind: string, names: readonly string[]): string[] {
  const ids = names.map(name => `${kind}-${name.trim().replace(/\s+/g, '-')}`)
  return ids.map((id, at) => {
    const before = ids.slice(0, at).filter(other => other === id).length
    return before > 0 ? `${id}-${before + 1}` : id
  })
}
