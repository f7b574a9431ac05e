import type { LookupAddress } from 'node:dns'
import { BlockList, isIPv4 } from 'node:net'
import type { Refuse } from './follow.ts'

/** The addresses of a host name, as `dns.promises.lookup` finds them. */
export type Lookup = (hostname: string, options: { all: true }) => Promise<LookupAddress[]>

/** Addresses outside the public network: private, loopback, link-local, shared, reserved, documentation. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3]
] as const)
  closed.addSubnet(network, bits)

/** All public IPv6 addresses lie in one block; those that embed an IPv4 address are excluded. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const disguised = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16]
] as const)
  disguised.addSubnet(network, bits, 'ipv6')

/** Refuses every address that is not https on a host of the public network. */
export function refusePrivateHosts(lookup: Lookup): Refuse {
  return async ({ protocol, hostname, username, password }) => {
    if (protocol !== 'https:') return 'Of other hosts only https: addresses are asked.'
    if (username !== '' || password !== '') return 'An address with a user name is not asked.'
    const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    const inside = addresses.find(({ address }) => !isPublic(address))
    return inside && `${inside.address} is no public address.`
  }
}

function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address)
  return open.check(address, 'ipv6') && !disguised.check(address, 'ipv6')
}
