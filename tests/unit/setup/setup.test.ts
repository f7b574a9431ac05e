import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMachine } from './a-machine.ts'

const lock = 'package-lock.json'
const installed = 'node_modules/.package-lock.json'
const a = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }
const progress = 'Installing the packages (npm ci). This happens once and takes about a minute.'

let machine: ReturnType<typeof aMachine>

beforeEach(() => {
  machine = aMachine()
  machine.addLock(lock, a)
})

afterEach(() => machine.remove())

describe('set-up with everything there', () => {
  test('says nothing', () => {
    machine.addLock(installed, a)
    expect(machine.setup()).toEqual({ status: 0, lines: [] })
  })

  test('ignores packages for another kind of machine', () => {
    machine.addLock(lock, { ...a, 'node_modules/w': { version: '1.0.0', optional: true } })
    machine.addLock(installed, a)
    expect(machine.setup()).toEqual({ status: 0, lines: [] })
  })

  test('takes the browser of CHROMIUM_PATH', () => {
    machine.addLock(installed, a)
    const CHROMIUM_PATH = machine.addProgram('browser', 'exit 0')
    const result = machine.setup({ wanted: ['--browser'], environment: { CHROMIUM_PATH } })
    expect(result).toEqual({ status: 0, lines: [] })
  })
})

describe('set-up for the HTML checker', () => {
  const java = (version: string) => `echo 'openjdk version "${version}"' >&2`

  beforeEach(() => machine.addLock(installed, a))

  test('takes the Java of the machine', () => {
    machine.addProgram('java', java('17.0.15'))
    expect(machine.setup({ wanted: ['--java'] })).toEqual({ status: 0, lines: [] })
  })

  test.each([
    ['there is none', undefined],
    ['the one there is too old', '1.8.0']
  ])('says what to install when %s', (_, version) => {
    if (version) machine.addProgram('java', java(version))
    const { status, lines } = machine.setup({ wanted: ['--java'] })
    expect(status).toBe(1)
    expect(lines.at(-1)).toBe(
      'There is no Java for the HTML checker, and none could be installed: install Java 11 or later (https://adoptium.net) and run the command again.'
    )
  })
})

describe('set-up runs npm ci', () => {
  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', {}],
    ['another version is installed', { 'node_modules/a': { version: '0.9.0' } }],
    [
      'another file of the same version is installed',
      { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }
    ]
  ])('when %s', (_, packages) => {
    if (packages) machine.addLock(installed, packages)
    machine.addProgram('npm', 'echo "$@" >> npm-arguments')
    expect(machine.setup()).toEqual({ status: 0, lines: [progress] })
    expect(machine.read('npm-arguments')).toMatch(/^ci .*--ignore-scripts .*--prefer-offline/m)
  })
})

describe('set-up says in one sentence', () => {
  const refusal = (run?: Parameters<typeof machine.setup>[0]) => {
    const { status, lines } = machine.setup(run)
    expect(status).toBe(1)
    return lines.filter(line => line !== progress)
  }

  test('that Node is too old', () => {
    expect(refusal({ options: ['--require', machine.addFakeVersion('18.20.1')] })).toEqual([
      'This project needs Node 20 or later, and this is 18.20.1: install a newer one from https://nodejs.org.'
    ])
  })

  test('that there is no npm', () => {
    expect(refusal()).toEqual([
      'The packages could not be installed: npm was not found; it comes with Node, from https://nodejs.org.'
    ])
  })

  test('that the network broke down', () => {
    const script = 'case $1 in ping) ;; *) echo "npm error code EAI_AGAIN" >&2; exit 1;; esac'
    machine.addProgram('npm', script)
    expect(refusal()).toEqual([
      'The packages could not be installed: the package registry cannot be reached (EAI_AGAIN). Check the network and run the command again.'
    ])
  })

  test('that there is no network, after a look into the cache', () => {
    const script = 'echo "$@" >> npm-arguments; echo "npm error code ENOTFOUND" >&2; exit 1'
    machine.addProgram('npm', script)
    expect(refusal()[0]).toContain('cannot be reached (ENOTFOUND)')
    expect(machine.read('npm-arguments')).toMatch(/^ci .*--offline/m)
  })

  test('any other error of npm', () => {
    const output = 'npm error code EUSAGE\nnpm error The lock file is old.\nnpm error And more.'
    machine.addProgram('npm', `echo "${output}" >&2; exit 1`)
    expect(refusal()).toEqual([
      'The packages could not be installed: The lock file is old (`npm ci` tells more).'
    ])
  })

  test('that the lock file has no newer Node for this machine', () => {
    machine.addLock(installed, a)
    const [sentence] = refusal({ options: ['--require', machine.addFakeVersion('20.1.0')] })
    expect(sentence).toMatch(
      /^This is Node 20\.1\.0, and package-lock\.json has no newer one for \w+ \w+: install Node 24/
    )
  })

  test('that CHROMIUM_PATH names no browser', () => {
    machine.addLock(installed, a)
    const environment = { CHROMIUM_PATH: '/no/browser' }
    expect(refusal({ wanted: ['--browser'], environment })).toEqual([
      'CHROMIUM_PATH names /no/browser, which is no browser that starts: correct it, or unset it.'
    ])
  })
})
