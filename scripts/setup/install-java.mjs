import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian, isDebianRoot } from './debian.mjs'
import { root, run } from './run.mjs'

/** Ensures that vnu-jar, the HTML checker of the tests, has a Java. */
export function ensureJava() {
  if (hasJava()) return
  console.log('Installing Java for the HTML checker. This happens once.')
  if (isDebianRoot()) installFromDebian(['default-jre-headless'])
  if (hasJava()) return
  // The package can download a Java next to the packages.
  run(process.execPath, [join(root, 'node_modules/vnu-jar/vnu-jar.js'), '--version'])
  if (hasJava()) return
  throw new Error(
    'There is no Java for the HTML checker, and none could be installed: install Java 11 or later (https://adoptium.net) and run the command again.'
  )
}

function hasJava() {
  if (existsSync(join(root, 'node_modules/.cache/vnu-jar/java'))) return true
  const { isDone, stderr } = run('java', ['-version'])
  return isDone && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 11
}
