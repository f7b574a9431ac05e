import type { LookupAddress } from 'node:dns'
import { isPublicAddress } from '#lib/public-address.ts'
import type { Refuse } from './follow.ts'

/** The addresses of a host name, as `dns.promises.lookup` finds them. */
export type Lookup = (hostname: string, options: { all: true }) => Promise<LookupAddress[]>

/** Refuses every address that is not https on a host of the public network. */
export function refusePrivateHosts(lookup: Lookup): Refuse {
  return async ({ protocol, hostname, username, password }) => {
    if (protocol !== 'https:') return 'Of other hosts only https: addresses are asked.'
    if (username !== '' || password !== '') return 'An address with a user name is not asked.'
    const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    return inside && `${inside.address} is no public address.`
  }
}
