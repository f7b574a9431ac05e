import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentSecurityPolicy } from '#config/content-security-policy.ts'
import type { Settings } from '#config/settings.ts'
import { formatHeaders, formatReplacingHeaders } from './netlify/format-headers.ts'
import { formatRedirects, formatUnforcedRedirects } from './netlify/format-redirects.ts'
import { headers as headersFor } from '#routes/headers.ts'
import { assertAsksForPassword, rulesWithin } from './fit-to-host.ts'
import { redirects as redirectsOf } from '#routes/redirects.ts'
import { SECURITY_TXT, securityTxt } from '#routes/security-txt.ts'
import type { SiteIndex } from '#snapshot/snapshot.ts'
import { reportPolicy } from '../publish/report/style.ts'

/**
 * Writes redirects and headers in the host's format, by default that of netlify.toml, and the contact for security
 * reports. They are part of the site, so that pages and rules of one build are published together.
 */
export async function writeHostRules(
  site: string,
  { index, settings }: { index: SiteIndex; settings: Settings }
): Promise<void> {
  const { host } = settings
  assertAsksForPassword(settings)
  const headers = headersFor({
    ...settings,
    policy: contentSecurityPolicy(settings),
    publicationPolicy: reportPolicy()
  })
  const all = redirectsOf(index)
  const redirects = host === undefined ? all : rulesWithin(host, { redirects: all, headers })
  const forms = formsOf(host)
  await writeFile(join(site, '_redirects'), forms.redirects(redirects))
  await writeFile(join(site, '_headers'), forms.headers(headers))
  await writeContact(join(site, SECURITY_TXT), settings)
}

/** The two hosts that read files of these names, each in a format of its own. */
function formsOf(host: Settings['host']) {
  return {
    redirects:
      host === 'cloudflare' || host === 'gitlab' ? formatUnforcedRedirects : formatRedirects,
    headers: host === 'cloudflare' ? formatReplacingHeaders : formatHeaders
  }
}

async function writeContact(file: string, { securityContact, siteUrl }: Settings): Promise<void> {
  if (securityContact === undefined) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, securityTxt({ contact: securityContact, siteUrl, now: new Date() }))
}
