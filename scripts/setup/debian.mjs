import { readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether system packages may be installed. Not on Ubuntu, whose chromium only points to a snap. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** @param {string[]} packages */
export function installFromDebian(packages) {
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive'
    }).isDone
  if (install()) return
  run('apt-get', ['update'])
  install()
}
