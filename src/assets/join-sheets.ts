import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import type { PageSheets } from './page-sheets.ts'
import { splitIdle } from './split-idle.ts'

/** The style sheets of each route as the bundler wrote them into `_assets`, in the order of their rules. */
type Options = { outDir: string; sheetsByRoute: ReadonlyMap<string, readonly string[]> }

/**
 * Joins the style sheets of a route into two: one for all routes, one of its own. A bundler writes one for each
 * component, a dozen a page, and brotli makes a dozen small files a tenth larger than one. Rules for paper and forced
 * colours go into sheets that block no rendering. The original sheets stay, because code links some of them by name.
 */
export function joinSheets({ outDir, sheetsByRoute }: Options): Map<string, PageSheets> {
  const styled = [...sheetsByRoute].filter(([, sheets]) => sheets.length > 0)
  const shared = styled
    .map(([, sheets]) => new Set(sheets))
    .reduce((one, other) => one.intersection(other), new Set(styled[0]?.[1]))
  const readSheets = (sheets: readonly string[]) =>
    sheets.map(sheet => readFileSync(join(outDir, sheet), 'utf8').trim()).join('')
  return new Map(
    styled.map(([route, sheets]) => {
      const all = joinInto(outDir, readSheets(sheets.filter(sheet => shared.has(sheet))))
      const own = joinInto(
        outDir,
        withoutLayerOrder(readSheets(sheets.filter(sheet => !shared.has(sheet))))
      )
      return [route, { screen: [...all.screen, ...own.screen], idle: [...all.idle, ...own.idle] }]
    })
  )
}

/** The sheet of all routes is first and declares every layer in order, so the others need not. */
function withoutLayerOrder(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules('layer', rule => {
    if (!rule.nodes) rule.remove()
  })
  return sheet.toString()
}

function joinInto(outDir: string, css: string): PageSheets {
  const { screen, idle } = splitIdle(css)
  return { screen: write(outDir, 'screen', screen), idle: write(outDir, 'idle', idle) }
}

/** Writes a sheet and answers its address, or nothing when it has no rules. */
function write(outDir: string, name: keyof PageSheets, css: string): string[] {
  if (css === '') return []
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const address = `/_assets/${name}.${digest}.css`
  writeFileSync(join(outDir, address), css)
  return [address]
}
