import { aCaddy, hasCaddy } from './a-caddy.ts'
import { anNginx, hasNginx } from './an-nginx.ts'

export type OwnServer = { port: number; tlsPort?: number; close: () => Promise<void> }

const known = [
  { name: 'nginx', isThere: hasNginx, start: anNginx },
  { name: 'caddy', isThere: hasCaddy, start: aCaddy }
]

/** The servers of one's own that this machine has, and that it lacks. */
export const ownServers = known.filter(({ isThere }) => isThere)
export const missingServers = known.filter(({ isThere }) => !isThere)
