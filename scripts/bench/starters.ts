import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A site as the makers of a site builder give it to beginners: the commands that make it, and some of its pages. */
export type Starter = { name: string; commands: string[][]; dist: string; paths: string[] }

const FOLDER = '.cache/starters'

/** Starters whose source is on npm; Astro's own are on GitHub only. */
export const starters: readonly Starter[] = [
  {
    name: 'Docusaurus, classic',
    commands: [
      [
        'npx',
        '--yes',
        '--ignore-scripts',
        'create-docusaurus@3.10.2',
        'site',
        'classic',
        '-s',
        '--javascript'
      ],
      ['npm', 'install', '--prefix', 'site', '--ignore-scripts', '--no-audit', '--no-fund'],
      ['npm', 'run', 'build', '--prefix', 'site']
    ],
    dist: 'site/build',
    paths: ['/', '/docs/intro', '/blog']
  },
  {
    name: 'VitePress',
    commands: [
      ['npm', 'install', 'vitepress@1.6.4', 'vue', '--ignore-scripts', '--no-audit', '--no-fund'],
      [
        'node',
        '--input-type=module',
        '--eval',
        `import { scaffold } from 'vitepress'
         scaffold({ root: 'site', title: 'Site', description: 'A site', theme: 'default' })`
      ],
      ['npx', 'vitepress', 'build', 'site']
    ],
    dist: 'site/.vitepress/dist',
    paths: ['/', '/markdown-examples', '/api-examples']
  },
  {
    name: 'Vite with React',
    commands: [
      [
        'npx',
        '--yes',
        '--ignore-scripts',
        'create-vite@9.3.0',
        'site',
        '--template',
        'react',
        '--no-interactive'
      ],
      ['npm', 'install', '--prefix', 'site', '--ignore-scripts', '--no-audit', '--no-fund'],
      ['npm', 'run', 'build', '--prefix', 'site']
    ],
    dist: 'site/dist',
    paths: ['/']
  }
]

/** Builds a starter from its own source, once, and answers the folder of its site. */
export function makeStarter({ name, commands, dist }: Starter): string {
  const folder = join(FOLDER, name.toLowerCase().replaceAll(/\W+/g, '-'))
  const built = join(folder, dist)
  if (existsSync(built)) return built
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Without it, npm would install the packages into the project above.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  for (const [command = '', ...options] of commands) {
    console.error(`${name}: ${command} ${options[0] ?? ''} ${options[1] ?? ''}`)
    execFileSync(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return built
}
