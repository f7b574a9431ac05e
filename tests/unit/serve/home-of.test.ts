import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeOf } from '#scripts/serve/home-of.ts'
import { writeFiles } from '../../helpers/write-files.ts'

test.each([
  ['the global home', ['404.html', 'br.html', 'gl.html'], '/gl'],
  [
    'a tree of a build of some trees',
    ['404.html', '_report.html', 'th.html', 'br-preview.html'],
    '/br-preview'
  ],
  ['the beginning of a site without trees', [], '/']
])('the local host names %s', (_, files, home) => {
  const site = mkdtempSync(join(tmpdir(), 'home-'))
  writeFiles(site, Object.fromEntries(files.map(file => [file, ''])))
  expect(homeOf(site)).toBe(home)
  rmSync(site, { recursive: true })
})
