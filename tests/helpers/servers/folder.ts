import { readFileSync, statSync } from 'node:fs'

/** The files of a site by their decoded paths. */
export type Folder = { read: (path: string) => string | undefined }

export function folderOf(site: string): Folder {
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  return {
    read: path => {
      // The rules of other hosts are not uploaded.
      const file = /^\/_(headers|redirects)$|\/$/.test(path) ? undefined : site + path
      return file !== undefined && isFile(file) ? readFileSync(file, 'utf8') : undefined
    }
  }
}

/** The path of an address without dot segments, with one slash at its start. */
export function pathAsParsed(sent: string): string {
  return new URL(`http://localhost${sent.replace(/^[/\\]+/, '/')}`).pathname
}
