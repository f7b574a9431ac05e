import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#lib/write-whole.ts'
import type { HeaderRule } from '#routes/headers.ts'
import type { Redirect } from '#routes/redirects.ts'
import { formatCaddy } from './caddy.ts'
import { formatFunction } from './cloudfront/format-function.ts'
import { formatTemplate } from './cloudfront/format-template.ts'
import { formatUpload } from './cloudfront/format-upload.ts'
import { formatNginx } from './nginx/format-nginx.ts'
import { formatTls, type Tls } from './nginx/format-tls.ts'
import type { HostRules } from './rules.ts'
import { formatVercel } from './vercel.ts'

/**
 * Writes the rules of a site for servers of one's own into `folder`, outside of what they publish. They are read from
 * the site itself, so that they are those of its pages after a merge and a rollback too.
 */
export async function writeServerRules(site: string, folder: string, tls?: Tls): Promise<void> {
  const rules = await readRules(site)
  const files = {
    nginx: { ...formatNginx(rules), ...(tls && { 'tls.conf': formatTls(tls) }) },
    caddy: { 'site.caddy': formatCaddy(rules) },
    cloudfront: {
      'function.js': formatFunction(rules.redirects),
      'template.json': formatTemplate(rules),
      'upload.sh': formatUpload(rules.headers)
    },
    vercel: { 'config.json': formatVercel(rules) }
  }
  for (const [server, texts] of Object.entries(files))
    for (const [name, text] of Object.entries(texts)) writeWhole(join(folder, server, name), text)
}

/** The rules that a site has with it. */
export async function readRules(site: string): Promise<HostRules> {
  const [redirects, headers] = await Promise.all(
    ['_redirects', '_headers'].map(name => readFile(join(site, name), 'utf8').catch(() => ''))
  )
  return { redirects: readRedirects(redirects ?? ''), headers: readHeaders(headers ?? '') }
}

function readRedirects(text: string): Redirect[] {
  const lines = text.split('\n').filter(line => line !== '')
  return lines.map(line => {
    const [from = '', to = '', status = ''] = line.split(' ')
    return {
      from,
      to,
      status: Number.parseInt(status, 10) as Redirect['status'],
      isForced: status.endsWith('!')
    }
  })
}

function readHeaders(text: string): HeaderRule[] {
  const blocks = text
    .trim()
    .split('\n\n')
    .filter(block => block !== '')
  return blocks.map(block => {
    const [path = '', ...lines] = block.split('\n')
    // A line without a value takes away an earlier one, which the one below it replaces anyway.
    const values = lines.flatMap(line => {
      const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    })
    return { path, values: Object.fromEntries(values) as Record<string, string> }
  })
}
