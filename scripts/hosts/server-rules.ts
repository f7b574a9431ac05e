import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#lib/write-whole.ts'
import { BASIC_AUTH, type HeaderRule } from '#routes/headers.ts'
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
 * Writes the rules of a site for one's own servers into `folder`, which is outside the published files. The rules are
 * read from the site itself, so that they fit its pages after a merge and a rollback, too.
 */
export async function writeServerRules(site: string, folder: string, tls?: Tls): Promise<void> {
  const rules = await readRules(site)
  const files = {
    nginx: {
      ...formatNginx(rules, { hasBrotli: await hasBrotli(site) }),
      ...(tls && { 'tls.conf': formatTls(tls) })
    },
    caddy: { 'site.caddy': formatCaddy(rules) },
    ...(!rules.headers.some(asksForPassword) && rulesOfOpenHosts(rules))
  }
  for (const [server, texts] of Object.entries(files))
    for (const [name, text] of Object.entries(texts)) writeWhole(join(folder, server, name), text)
}

/** These hosts do not check passwords: they would send the password to everybody as a header. */
const rulesOfOpenHosts = (rules: HostRules) => ({
  cloudfront: {
    'function.js': formatFunction(rules.redirects),
    'template.json': formatTemplate(rules),
    'upload.sh': formatUpload(rules.headers)
  },
  vercel: { 'config.json': formatVercel(rules) }
})

const asksForPassword = ({ values }: HeaderRule): boolean => BASIC_AUTH in values

/** Whether the build wrote `.br` files beside the others; the home page of each tree is large enough for one. */
async function hasBrotli(site: string): Promise<boolean> {
  return (await readdir(site)).some(name => name.endsWith('.br'))
}

/** The rules that are part of a site. */
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
    // A line without a value removes a header of an earlier rule, which the line below replaces anyway.
    const values = lines.flatMap(line => {
      const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    })
    return { path, values: Object.fromEntries(values) as Record<string, string> }
  })
}
