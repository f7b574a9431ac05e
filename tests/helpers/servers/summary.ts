import { headers } from '#routes/headers.ts'
import { settings } from '../site.ts'
import type { Answer } from './ask.ts'

/** Some servers answer for a missing file with these headers of the 404 page, others with their own. */
const ofTheFile = [
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin'
]
const sentAlways = headers({ ...settings, policy: '' })
  .flatMap(({ values }) => Object.keys(values))
  .map(name => name.toLowerCase())
  .filter(name => !ofTheFile.includes(name))

/** The local server has its own address where the policy has that of the site. */
const ownAddress = /http:\/\/[^/ ]+(?=\/(?:_assets\/|keep-worker))/g

/** What visitors and caches see. A redirect has no page; a slash or a space at its end only redirects once more. */
export function summary({ status, location, headers, text }: Answer): unknown[] {
  if (location !== undefined) return [status, location.replace(/(?<=.)(\/|%20)+(?=\?|$)/, '')]
  const names = status === 404 ? sentAlways : [...sentAlways, ...ofTheFile]
  return [status, text, ...names.map(name => comparable(headers[name]))]
}

/** The headers of the site's own rules; the type of most files and their caching depend on the host. */
export function sentHeaders({ headers }: Answer): unknown[] {
  const names = [...sentAlways, ...ofTheFile]
  return names
    .filter(name => name !== 'content-type' && name !== 'cache-control')
    .map(name => comparable(headers[name]))
}

const comparable = (value: string | undefined) =>
  value?.replaceAll(', ', ',').replaceAll(ownAddress, '')

/** Both answers of each difference, in a short form. */
export const shown = (answer: Answer): string =>
  summary(answer)
    .map(part => String(part).slice(0, 40))
    .join(' | ')
