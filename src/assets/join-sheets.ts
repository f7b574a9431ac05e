import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The style sheets of a head, as `sheetsFirst` leaves them. */
const RUN = /(?<=<\/title>)(?:<link rel="stylesheet" href="[^"]+">)+/
const IDLE = 'print, (forced-colors: active)'
const IDLE_BLOCK = /@media (?:print|\(forced-colors:active\))\{(?:[^{}]|\{[^{}]*\})*\}/g

/** Links to the same style sheets: those that a screen waits for, and those that it does not. */
type Links = { screen: string; idle: string }

/**
 * Leaves a page two style sheets to wait for: what all pages have, and what is its own. A bundler writes one a component,
 * a dozen a page, and brotli makes a dozen small files a tenth larger than one. Rules for paper and forced colours go
 * into sheets for which no screen waits. The parts stay, for code that names them.
 */
export async function joinSheets(outDir: string): Promise<void> {
  const pages = globSync(join(outDir, '**/*.html'))
  let shared: Set<string> | undefined
  for (const page of pages) {
    const own = new Set(sheetsOf(await readFile(page, 'utf8')))
    if (own.size > 0) shared = shared?.intersection(own) ?? own
  }
  const joined = new Map<string, Promise<Links>>()
  const linksTo = (sheets: readonly string[] = []) => {
    const links = joined.get(sheets.join()) ?? joinInto(outDir, sheets)
    joined.set(sheets.join(), links)
    return links
  }
  for (const page of pages) {
    const html = await readFile(page, 'utf8')
    const sheets = Object.groupBy(sheetsOf(html), sheet => (shared?.has(sheet) ? 'all' : 'own'))
    const [all, own] = [await linksTo(sheets.all), await linksTo(sheets.own)]
    const joinedHtml = html
      .replace(RUN, all.screen + own.screen)
      .replace('</head>', head => all.idle + own.idle + head)
    await writeFile(page, joinedHtml)
  }
}

function sheetsOf(html: string): string[] {
  const [run = ''] = RUN.exec(html) ?? []
  return [...run.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

async function joinInto(outDir: string, sheets: readonly string[]): Promise<Links> {
  const parts = await Promise.all(sheets.map(sheet => readFile(join(outDir, sheet), 'utf8')))
  const css = parts.map(part => part.trim()).join('')
  const idle: string[] = []
  const screen = css.replace(IDLE_BLOCK, (block, at: number) => {
    if (!isOutermost(css, at)) return block
    idle.push(block)
    return ''
  })
  return {
    screen: await linkTo(outDir, { css: screen }),
    idle: await linkTo(outDir, { css: idle.join(''), media: IDLE })
  }
}

/** Rules of a layer would leave it. */
function isOutermost(css: string, at: number): boolean {
  const before = css.slice(0, at)
  return before.split('{').length === before.split('}').length
}

type Sheet = { css: string; media?: string }

async function linkTo(outDir: string, { css, media }: Sheet): Promise<string> {
  if (css === '') return ''
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const href = `/_assets/${media === undefined ? 'screen' : 'idle'}.${digest}.css`
  await writeFile(join(outDir, href), css)
  return `<link rel="stylesheet" href="${href}"${media === undefined ? '' : ` media="${media}"`}>`
}
