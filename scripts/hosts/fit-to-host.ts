import type { Settings } from '#config/settings.ts'
import type { Redirect } from '#routes/redirects.ts'
import { limitedHosts, type LimitedHost } from './host-limits.ts'
import type { HostRules } from './rules.ts'

/**
 * The redirects for such a host. A host that reads `_redirects` shows `404.html` by itself, also for addresses of closed
 * countries, and where its limits are exceeded for other forms of an address, which the script of that page recognises
 * (`path-variants.ts`); other hosts get patterns, because there are few of them.
 * @throws when the rules exceed a limit
 */
export function rulesWithin(
  host: LimitedHost,
  { redirects, headers }: HostRules
): readonly Redirect[] {
  const { name, limits, readsPatterns = false } = limitedHosts[host]
  const fewer = fewerRules(redirects)
  const choices = readsPatterns
    ? [redirects]
    : [fewer, ...[namesLanguage, isOtherForm].map(leaves => fewer.filter(rule => !leaves(rule)))]
  const exceeded = (needed: readonly Redirect[]) =>
    limits
      .map(({ of, most, count }) => ({ of, most, used: count({ redirects: needed, headers }) }))
      .find(({ most, used }) => used > most)
  const needed = choices.find(choice => !exceeded(choice)) ?? choices.at(-1) ?? []
  const beyondIt = exceeded(needed)
  if (beyondIt)
    throw beyond(
      `${name} takes ${beyondIt.most} ${beyondIt.of}, and this site needs ${beyondIt.used}.`
    )
  return needed
}

/** @throws when the host takes fewer files than the site has, or none so large */
export function assertFilesFit(
  host: LimitedHost,
  files: Readonly<Record<string, { bytes: number }>>
): void {
  const { name, files: limit } = limitedHosts[host]
  const { most = Infinity, bytes: largest = Infinity, total = Infinity } = limit
  const number = Object.keys(files).length
  if (number > most) throw beyond(`${name} takes ${most} files, and this site has ${number}.`)
  for (const [file, { bytes }] of Object.entries(files))
    if (bytes > largest)
      throw beyond(
        `${name} takes files of ${largest} bytes at most, and ${file} has ${bytes}. Make the file smaller.`
      )
  const all = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > total) throw beyond(`${name} takes ${total} bytes, and this site has ${all}.`)
}

/** @throws if the host would publish the password, and with it the preview */
export function assertAsksForPassword({
  host,
  previewPassword
}: Pick<Settings, 'host' | 'previewPassword'>): void {
  if (host === undefined || previewPassword === undefined) return
  throw new Error(
    `PREVIEW_PASSWORD is set, and ${limitedHosts[host].name} asks nobody for it: unset it and protect the preview there, or take a host that does (docs/HOSTING.md).`
  )
}

/** Building fewer trees does not reduce the rules, because a site answers for every country that the BFF knows. */
const beyond = (sentence: string): Error =>
  new Error(
    `${sentence} Ask the host for more, or take a host without this limit (docs/HOSTING.md).`
  )

/** The rules without those for `404.html`, and with one rule for all depths: an address with a final slash is redirected twice. */
function fewerRules(redirects: readonly Redirect[]): readonly Redirect[] {
  const needed = redirects.filter(rule => rule.status !== 404 && !isClosedCountry(rule))
  const depths = new Set(needed.filter(({ to }) => to.endsWith('/:splat')).map(baseOf))
  return needed.filter(rule => !/:\w+$/.test(rule.from) || !depths.has(baseOf(rule)))
}

/** `/br-prod` of `/br-prod/:screen` and `/br-prod/*`. */
const baseOf = ({ from }: Redirect): string => from.replace(/(\/:\w+)*(\/\*)?$/, '')

/** `/br-prod-tha/*`: a country with a language. */
const namesLanguage = ({ from }: Redirect): boolean => /^\/[a-z]{2}-prod-/.test(from)

/** `/br-prod/*`, `/br-preview-por/*`, `/br/product-b2b-list/:id`. */
const isOtherForm = ({ from }: Redirect): boolean =>
  /^\/[a-z]{2}-(?:prod|preview-)|\/product-b2b-/.test(from)

/** `/fr/*` or `/fr-*`: a country and everything below it. */
function isClosedCountry({ from, status }: Redirect): boolean {
  return status === 302 && /^\/[a-z]{2}[/-]\*$/.test(from)
}
