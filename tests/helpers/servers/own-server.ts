import { aCaddy, hasCaddy } from './a-caddy.ts'
import { anNginx, hasBrotli, hasNginx } from './an-nginx.ts'

export type OwnServer = { port: number; tlsPort?: number; close: () => Promise<void> }

const known = [
  {
    name: 'nginx',
    isThere: hasNginx,
    start: anNginx,
    encodings: hasBrotli ? ['gzip', 'br'] : ['gzip']
  },
  { name: 'caddy', isThere: hasCaddy, start: aCaddy, encodings: ['gzip', 'br'] }
]

/** The servers that this machine has, and those that it lacks. */
export const ownServers = known.filter(({ isThere }) => isThere)
export const missingServers = known.filter(({ isThere }) => !isThere)
