import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command } from './measured-command.ts'
import { readPages, type Page } from './rendered-pages.ts'

/** Another site builder: the files that it gets to build the same pages, and its command. */
export type Builder = {
  name: string
  /** The path of its program, or what is missing. */
  find: () => { program: string; args: string[] } | { missing: string }
  /** The file of its settings, and that of the layout of a tree. */
  settings: [file: string, text: string]
  layout: (tree: string) => string
  /** The layout: the markup before the content of a page, and after it. */
  around: (before: string, after: string) => string
}

const ELEVENTY = '@11ty/eleventy@3.1.8'
const ELEVENTY_FOLDER = '.build/eleventy'
const TITLE = '%title%'

export const builders: readonly Builder[] = [
  {
    name: 'Hugo',
    find: () =>
      spawnSync('hugo', ['version']).status === 0
        ? { program: 'hugo', args: ['--quiet'] }
        : { missing: 'Hugo is not installed (Debian: apt-get install hugo)' },
    settings: [
      'config.json',
      JSON.stringify({
        baseURL: 'https://www.example.com/',
        disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404']
      })
    ],
    layout: tree => `layouts/${tree}/single.html`,
    around: (before, after) =>
      `${before.replaceAll('{{', '&#123;{').replace(TITLE, '{{ .Title | safeHTML }}')}{{ .Content }}${after.replaceAll('{{', '&#123;{')}`
  },
  {
    name: 'Eleventy',
    find: () => ({ program: process.execPath, args: [installEleventy(), '--quiet'] }),
    settings: [
      'eleventy.config.mjs',
      `export default () => ({
        htmlTemplateEngine: false,
        dir: { input: 'content', includes: '../layouts', output: 'public' }
      })\n`
    ],
    layout: tree => `layouts/${tree}.liquid`,
    around: (before, after) =>
      `{% raw %}${before.replace(TITLE, '{% endraw %}{{ title }}{% raw %}')}{% endraw %}{{ content }}{% raw %}${after}{% endraw %}`
  }
]

/**
 * Gives a builder the finished content of each page of a site: it only has to put the head, the header and the footer of the
 * page's tree around it. Answers the command, and one page to change.
 */
export function prepare(builder: Builder, site: string, folder: string): Prepared {
  const found = builder.find()
  if ('missing' in found) return found
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write(...builder.settings)
  const trees = new Set<string>()
  let changeable: (() => void) | undefined
  for (const page of readPages(site)) {
    if (!trees.has(page.tree)) {
      const before = page.before.replace(/<title>[^<]*/, `<title>${TITLE}`)
      write(builder.layout(page.tree), builder.around(before, page.after))
      trees.add(page.tree)
    }
    const file = `content/${page.path}`
    write(file, contentOf(page))
    changeable ??= () =>
      write(file, contentOf({ ...page, title: 'Described anew for the benchmark' }))
  }
  return { command: { ...found, cwd: folder }, change: () => changeable?.() }
}

export type Prepared = { command: Command; change: () => void } | { missing: string }

/** JSON is YAML, too. */
const contentOf = ({ path, tree, title, main }: Page) =>
  `---
title: ${JSON.stringify(title)}
type: ${tree}
layout: ${JSON.stringify(tree)}
url: /${path}
permalink: /${path}
---
${main}`

/** Installs Eleventy once, in a folder of its own, and answers its program. */
function installEleventy(): string {
  const program = join(ELEVENTY_FOLDER, 'node_modules/@11ty/eleventy/cmd.cjs')
  if (!existsSync(program)) {
    mkdirSync(ELEVENTY_FOLDER, { recursive: true })
    writeFileSync(join(ELEVENTY_FOLDER, 'package.json'), '{ "private": true }\n')
    const words = ['install', ELEVENTY, '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', words, { cwd: ELEVENTY_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return join(process.cwd(), program)
}
