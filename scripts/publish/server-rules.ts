import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNginx } from '#routes/format-nginx.ts'
import type { HeaderRule } from '#routes/headers.ts'
import type { Redirect } from '#routes/redirects.ts'

/**
 * Writes the rules of a site for servers of one's own into `folder`, outside of what they publish. They are read from
 * the site itself, so that they are those of its pages after a merge and a rollback too.
 */
export async function writeServerRules(site: string, folder: string): Promise<void> {
  const [redirects, headers] = await Promise.all(
    ['_redirects', '_headers'].map(name => readFile(join(site, name), 'utf8').catch(() => ''))
  )
  const rules = { redirects: readRedirects(redirects ?? ''), headers: readHeaders(headers ?? '') }
  await mkdir(join(folder, 'nginx'), { recursive: true })
  for (const [name, text] of Object.entries(formatNginx(rules)))
    await writeFile(join(folder, 'nginx', name), text)
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
    const values = lines.map(line => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
    return { path, values: Object.fromEntries(values) as Record<string, string> }
  })
}
