import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { headers } from '#routes/headers.ts'
import { formatHeaders } from '#scripts/hosts/netlify/format-headers.ts'
import { writeServerRules } from '#scripts/hosts/server-rules.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

async function serversOf(files: Record<string, string>, previewPassword?: string) {
  const rules = headers({ policy: '', contentEnv: 'preview', previewPassword })
  writeFiles('site', { ...files, _redirects: '', _headers: formatHeaders(rules) })
  await writeServerRules('site', 'servers')
  return globSync('servers/*')
    .map(path => path.slice('servers/'.length))
    .toSorted()
}

test('a site without a password has rules for all servers', async () => {
  expect(await serversOf({})).toEqual(['caddy', 'cloudfront', 'nginx', 'vercel'])
})

test('a password is written for no host that would send it to everybody', async () => {
  expect(await serversOf({}, 'guest:twelve-letters')).toEqual(['caddy', 'nginx'])
})

test('nginx sends .br files where the build has laid them beside the others', async () => {
  await serversOf({ 'gl.html': '' })
  expect(readFileSync('servers/nginx/server.conf', 'utf8')).not.toContain('brotli')
  await serversOf({ 'gl.html.br': '' })
  expect(readFileSync('servers/nginx/server.conf', 'utf8')).toContain('brotli_static on;')
})
