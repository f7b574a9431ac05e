import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The font of the report, in the rule itself. */
export function fontFace(): string {
  const font = import.meta
    .resolve('@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2')
  const letters = readFileSync(fileURLToPath(font), 'base64')
  return `@font-face { font-family: Report; font-weight: 100 900; src: url(data:font/woff2;base64,${letters}) }`
}

/** The whole style of the report. */
export function reportStyle(): string {
  return fontFace() + readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
}

/** What the report may do: show its own style and pictures. It loads and runs nothing. */
export function reportPolicy(css = reportStyle()): string {
  const digest = hash('sha256', css, 'base64')
  return `default-src 'none'; style-src 'sha256-${digest}'; font-src data:; img-src data:`
}
