import type { Faults } from './faults.ts'

/** Names reserved for examples by RFC 2606 and RFC 6761, the map that plants link to, and a form's hint. */
const reserved =
  /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|org|net)$|^www\.(openstreetmap\.org|linkedin\.com)$/
const machinePath = /(^|[\s"'(])(\/(home|work|tmp|root|Users|var|usr)\/|[A-Z]:\\|file:\/\/)/

export function checkLink(faults: Faults, where: string, address: string): void {
  if (address.startsWith('mailto:')) {
    faults.when(!reserved.test(address.split('@')[1] ?? ''), where, `not reserved: ${address}`)
    return
  }
  if (!URL.canParse(address)) {
    faults.add(where, `not an address: ${address}`)
    return
  }
  const { protocol, hostname } = new URL(address)
  faults.when(protocol !== 'https:', where, `not https: ${address}`)
  faults.when(!reserved.test(hostname), where, `host not reserved: ${hostname}`)
}

/** Checks every string of a file: reserved addresses only, no local paths, our own paths known. */
export function checkStrings(faults: Faults, where: string, value: unknown): void {
  if (typeof value === 'string') {
    if (/^(https?:|mailto:)/.test(value)) checkLink(faults, where, value)
    faults.when(machinePath.test(value), where, `a machine path: ${value}`)
    faults.when(
      /^\/(?!files\/|icons\/)/.test(value),
      where,
      `path outside /files/, /icons/: ${value}`
    )
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) checkStrings(faults, `${where} ${key}`, part)
  }
}
