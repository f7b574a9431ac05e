import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { runsOurPrograms } from './versions.mjs'

const networkTrouble =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/

/**
 * Installs the packages of package-lock.json, unless exactly those are installed. No package runs a script: it could
 * fetch what the lock file has no digest of.
 */
export function ensurePackages() {
  if (!isInstalled()) {
    console.log('Installing the packages (npm ci). This happens once and takes about a minute.')
    npm(['ci', '--include=dev', '--ignore-scripts'])
  }
  if (!hasNode())
    throw new Error(
      `This is Node ${process.versions.node}, and package-lock.json has no newer one for ${process.platform} ${process.arch}: install Node 24 or later from https://nodejs.org.`
    )
}

/**
 * Whether node_modules matches the lock file. Compares content, never times: a clone or a restored cache may give all
 * files the same time.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted)
    throw new Error(
      'package-lock.json cannot be read: restore it with `git checkout package-lock.json`.'
    )
  return (
    present !== undefined &&
    Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
      if (path === '') return true // the project itself
      const found = present[path]
      // Optional packages may be for another kind of machine.
      if (!found) return optional || devOptional
      return found.version === version && found.integrity === integrity
    })
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

function hasNode() {
  if (runsOurPrograms(process.versions.node)) return true
  const { isDone, stdout } = run(join(root, 'node_modules', '.bin', 'node'), ['--version'])
  return isDone && runsOurPrograms(stdout.trim())
}

function npm(args) {
  const network = networkTroubleOf(ask('ping', ['--fetch-retries=1', '--fetch-timeout=10000']))
  // Without a network npm would wait minutes for each package; its cache may contain all of them.
  const source = network ? '--offline' : '--prefer-offline'
  const answer = ask(args[0], [...args.slice(1), source])
  if (answer.isDone) return
  throw new Error(`The packages could not be installed: ${reason(answer, network)}`)
}

function ask(command, options) {
  return run('npm', [command, ...options, '--loglevel=error'])
}

function networkTroubleOf({ stderr }) {
  return networkTrouble.exec(stderr)?.[0]
}

function reason(answer, network = networkTroubleOf(answer)) {
  if (answer.isMissing) return 'npm was not found; it comes with Node, from https://nodejs.org.'
  if (network) {
    return `the package registry cannot be reached (${network}). Check the network and run the command again.`
  }
  const [line = 'npm gave no reason'] =
    answer.stderr.match(/(?<=^npm (?:error|ERR!) )(?!code ).+/m) ?? []
  return `${line.trim().replace(/\.$/, '')} (\`npm ci\` tells more).`
}
