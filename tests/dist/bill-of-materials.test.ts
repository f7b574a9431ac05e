import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportFolderOf } from '#scripts/publish/releases.ts'
import { dist } from '../helpers/site.ts'

type Component = {
  name: string
  version: string
  purl: string
  hashes?: { alg: string; content: string }[]
}
type Bill = { bomFormat: string; specVersion: string; components: Component[] }
type Entry = { version?: string; dev?: boolean; integrity?: string }

const bill = JSON.parse(readFileSync(join(reportFolderOf(dist), 'sbom.cdx.json'), 'utf8')) as Bill
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}

const addressOf = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

describe('the list of packages beside the report', () => {
  test('is CycloneDX, and gives each package its address and its digest', () => {
    expect([bill.bomFormat, bill.specVersion]).toEqual([
      'CycloneDX',
      expect.stringMatching(/^1\.[4-7]$/)
    ])
    const unproved = bill.components.filter(
      ({ name, version, purl, hashes = [] }) =>
        !purl.startsWith(addressOf(name, version)) ||
        !hashes.some(({ alg, content }) => alg === 'SHA-512' && /^[0-9a-f]{128}$/.test(content))
    )
    expect(unproved.map(({ name }) => name)).toEqual([])
  })

  test('has every package of the lock file that a build needs, and no other', () => {
    const needed = Object.entries(lock.packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path, { version = '' }]) =>
        addressOf(path.slice(path.lastIndexOf('node_modules/') + 13), version)
      )
    const listed = bill.components.map(({ name, version }) => addressOf(name, version))
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(needed)].toSorted())
  })
})
