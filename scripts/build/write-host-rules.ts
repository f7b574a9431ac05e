import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentSecurityPolicy } from '#config/content-security-policy.ts'
import type { Settings } from '#config/settings.ts'
import { formatHeaders } from '#routes/format-headers.ts'
import { formatNginx } from '#routes/format-nginx.ts'
import { formatRedirects } from '#routes/format-redirects.ts'
import { headers as headersFor } from '#routes/headers.ts'
import { redirects as redirectsOf } from '#routes/redirects.ts'
import { SECURITY_TXT, securityTxt } from '#routes/security-txt.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { reportPolicy } from '../publish/report/style.ts'

/**
 * Writes redirects and headers for the host of netlify.toml and for nginx. They are part of the site, so that pages
 * and rules of one build are published together.
 */
export async function writeHostRules(
  site: string,
  { index, settings }: { index: SiteIndex; settings: Settings }
): Promise<void> {
  const redirects = redirectsOf(index)
  const headers = headersFor({
    ...settings,
    policy: contentSecurityPolicy(settings),
    publicationPolicy: reportPolicy()
  })
  await writeFile(join(site, '_redirects'), formatRedirects(redirects))
  await writeFile(join(site, '_headers'), formatHeaders(headers))
  await writeContact(join(site, SECURITY_TXT), settings)
  // Hosts do not publish folders whose name starts with a dot.
  await mkdir(join(site, '.nginx'))
  for (const [name, text] of Object.entries(formatNginx({ redirects, headers })))
    await writeFile(join(site, '.nginx', name), text)
}

async function writeContact(file: string, { securityContact, siteUrl }: Settings): Promise<void> {
  if (securityContact === undefined) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, securityTxt({ contact: securityContact, siteUrl, now: new Date() }))
}
