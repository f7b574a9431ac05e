import { dirname } from 'node:path'
import { Parser } from 'htmlparser2'
import { oncePer } from '#lib/once-per.ts'

/** An address that a page names. */
type Link = { url: string; media?: string; isForScriptless: boolean }

export type LinkingPage = { path: string; html: string; links: readonly Link[] }

/** The files of a built site, and their texts. */
export type SiteFiles = { files: ReadonlySet<string>; read: (file: string) => string }

/** The addresses of the elements of a page that load something. */
export function linksOf(html: string): Link[] {
  const links: Link[] = []
  let depth = 0
  const parser = new Parser({
    onopentag: (name, { href, src, media }) => {
      if (name === 'noscript') depth += 1
      const url = src ?? href
      if (url !== undefined) links.push({ url, media, isForScriptless: depth > 0 })
    },
    onclosetag: name => {
      if (name === 'noscript') depth -= 1
    }
  })
  parser.end(html)
  return links
}

/** The files of one type that a page names. */
export function filesOfType(
  { links }: Pick<LinkingPage, 'links'>,
  type: 'css' | 'js' | 'svg',
  { files }: Pick<SiteFiles, 'files'>
): string[] {
  const urls = links.map(({ url }) => url).filter(url => url.endsWith(`.${type}`))
  return [...new Set(urls)].filter(url => files.has(url))
}

/** The scripts and style sheets of a site; each page asks for some of them. */
const bundledOf = oncePer((files: ReadonlySet<string>) =>
  [...files].filter(file => /[.](?:css|js)$/.test(file))
)

const isIdle = {
  wide: /^print|forced-colors|15rem|^screen and/,
  narrow: /^print|forced-colors|15rem|width >/
}

/** The style sheets that a page loads on a screen, those of its lower parts too; not those for paper or forced colours. */
export function styleSheetsOf(
  page: Pick<LinkingPage, 'links'>,
  site: SiteFiles,
  screen: keyof typeof isIdle = 'wide'
): string[] {
  const idle = page.links
    .filter(({ media, isForScriptless }) => isForScriptless || isIdle[screen].test(media ?? ''))
    .map(({ url }) => url)
    // The sheet of a dialog at the end of the page, which is not needed for the first paint.
    .concat(bundledOf(site.files).filter(url => url.includes('/brazil-notice.')))
  return filesOfType(page, 'css', site).filter(url => !idle.includes(url))
}

/** Scripts with all that they import before they run. */
export function withImports(urls: readonly string[], { read }: Pick<SiteFiles, 'read'>): string[] {
  const found = new Set(urls)
  for (const url of found)
    for (const [, name = ''] of read(url).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      found.add(`${dirname(url)}/${name}`)
  return [...found]
}

/**
 * The scripts of a page, and those that they load without a visitor's action: for parallax, and for the country of a
 * visitor of `/gl`.
 */
export function scriptsOf(page: LinkingPage, site: SiteFiles): string[] {
  const names = [
    ...(page.html.includes('data-parallax') ? ['parallax'] : []),
    ...(page.path.startsWith('/gl/') || page.path === '/gl' ? ['geolocation'] : [])
  ]
  const unasked = bundledOf(site.files).filter(file =>
    names.some(name => file.includes(`/${name}.`))
  )
  return withImports([...filesOfType(page, 'js', site), ...unasked], site)
}

/** Scripts that are loaded on demand; React is counted apart. */
export function chunksOf({ files }: Pick<SiteFiles, 'files'>): string[] {
  return bundledOf(files).filter(file => file.endsWith('.js') && !isReact(file))
}

/** Whether a file counts as loaded on demand: React is counted apart, and the shared file is on every page. */
export const isAsked = (file: string): boolean => !isReact(file) && !file.includes('/shared.')

export const isReact = (file: string): boolean => file.includes('/react-dom.')
