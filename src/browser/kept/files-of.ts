import { oncePerUrl } from '#browser/base/load-json.ts'

/** The names of built files in markup, and in code, where neighbours are named with `./`. */
const inMarkup = /_assets\/([\w.-]+)/g
const inCode = /(?:_assets\/|["'`]\.\/)([\w.-]+)/g

/**
 * PDF documents and pictures of the content. Films are left out, and so are the labels in the rows of a crop, which may
 * be more than a device can store.
 */
const OF_CONTENT = 'main a[href^="/files/"][href$=".pdf"]:not(.row-links a), img[src^="/files/"]'

type File = { answer: Response; bytes: number; names: string[] }

/** The files that a page needs to be read and to answer, by path. */
export type Files = Map<string, File>

/**
 * Returns a function that fetches the files of a page: those in its markup, and those that these files name in turn.
 * Each file is fetched once for all pages. Only fonts that the visitor's page uses are fetched. A missing file is left
 * out, as it is missing online as well.
 */
export function fileFetcher(): (page: Document) => Promise<Files> {
  const fetchOnce = oncePerUrl(fetchFile)
  return async page => {
    const seen = new Set<string>()
    const files: Files = new Map()
    const take = async (path: string): Promise<void> => {
      if (seen.has(path) || !isUsed(path)) return
      seen.add(path)
      const file = await fetchOnce(path)
      if (!file) return
      files.set(path, file)
      await Promise.all(file.names.map(take))
    }
    const named = [...namesIn(page.documentElement.outerHTML, inMarkup), ...ofContent(page)]
    await Promise.all(named.map(take))
    return files
  }
}

async function fetchFile(path: string): Promise<File | undefined> {
  const answer = await fetch(path)
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`)
  if (!answer.ok) return undefined
  const content = await answer.clone().blob()
  const names = /\.(js|css)$/.test(path) ? namesIn(await content.text()) : []
  return { answer, bytes: content.size, names }
}

export function namesIn(text: string, pattern = inCode): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => `/_assets/${name ?? ''}`)
}

function ofContent(page: Document): string[] {
  return [...page.querySelectorAll(OF_CONTENT)].map(
    part => part.getAttribute('href') ?? part.getAttribute('src') ?? ''
  )
}

function isUsed(path: string): boolean {
  const { href } = new URL(path, location.href)
  return !path.endsWith('.woff2') || performance.getEntriesByName(href).length > 0
}
