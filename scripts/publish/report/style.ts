import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const read = (sheet: string) => readFileSync(join(import.meta.dirname, sheet), 'utf8')

/** The style of every page for operators, with its font in it. */
export function baseStyle(): string {
  return fontFace() + read('base.css')
}

function fontFace(): string {
  const font = import.meta
    .resolve('@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2')
  const letters = readFileSync(fileURLToPath(font), 'base64')
  return `@font-face { font-family: Report; font-weight: 100 900; src: url(data:font/woff2;base64,${letters}) }`
}

/** The whole style of the report. */
export function reportStyle(): string {
  return baseStyle() + read('report.css') + read('tables.css')
}

/** What the report may do: show its own style and pictures. It loads and runs nothing. */
export function reportPolicy(css = reportStyle()): string {
  const digest = hash('sha256', css, 'base64')
  return `default-src 'none'; style-src 'sha256-${digest}'; font-src data:; img-src data:`
}
