import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Entry = {
  license?: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages).filter(([path]) => path !== '')

/** Licences that allow use in a build; LGPL is that of libvips, which sharp loads and nothing of the site contains. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0'
])
/** Read by hand: their licence is in a file, and is MIT. */
const readByHand = ['busboy', 'png-js', 'streamsearch', 'svg-tags'].map(
  name => `node_modules/${name}`
)

describe('the packages of the lock file', () => {
  test('have licences of the list', () => {
    const others = entries
      .filter(([path]) => !readByHand.includes(path))
      .filter(([, { license = '' }]) => {
        const names = license.replace(/[()]/g, '').split(/ (?:AND|OR) /)
        // Entries of other platforms have no licence of their own behind some registries.
        return license !== '' && !names.every(name => allowed.has(name))
      })
    expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
  })

  test('say their licence, unless they are for another platform', () => {
    const silent = entries.filter(
      ([path, { license, optional }]) =>
        license === undefined && optional !== true && !readByHand.includes(path)
    )
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('have a digest that npm compares, unless they are for another platform', () => {
    const unproved = entries.filter(
      ([, { integrity, optional, os, cpu }]) =>
        integrity === undefined && !(optional && (os ?? cpu))
    )
    expect(unproved.map(([path]) => path)).toEqual([])
  })
})
