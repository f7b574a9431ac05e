import { BlockList, isIP, isIPv4 } from 'node:net'

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

/** Whether an IP address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address)
  return open.check(address, 'ipv6') && !disguised.check(address, 'ipv6')
}

/** Host names that no public name server knows. */
const INSIDE = /\.(internal|intranet|local|localhost|localdomain|lan|corp|home|home\.arpa)$/

/** Whether the host of a URL may be a public one, judged by its name. */
export function hasPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !INSIDE.test(host)
}
