import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CODE = ['src', 'scripts', 'astro.config.mjs', 'tsconfig.json', 'package.json']

type OwnProject = { folder: string; remove: () => void }

/** The code of this project in a folder with caches, releases and a snapshot of its own. */
export function ownProject(folder = mkdtempSync(join(tmpdir(), 'own-project-'))): OwnProject {
  const bundles = '.cache/bundles'
  for (const path of [...CODE, 'package-lock.json', ...(existsSync(bundles) ? [bundles] : [])])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
