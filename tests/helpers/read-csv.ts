/** Reads a file by the grammar of RFC 4180, and throws at what it does not allow. */
export function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let rest = file.replace(/^\uFEFF/, '')
  while (rest !== '') {
    const row: string[] = []
    for (let end = ','; end === ',';) {
      const [all, quoted, plain, mark] =
        /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
      if (all === undefined || mark === undefined)
        throw new Error(`Not RFC 4180: ${JSON.stringify(rest.slice(0, 60))}`)
      row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
      rest = rest.slice(all.length)
      end = mark
    }
    rows.push(row)
  }
  return rows
}
