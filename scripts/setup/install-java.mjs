import { installFromDebian, isDebianRoot } from './debian.mjs'
import { run } from './run.mjs'

/** Ensures that vnu-jar, the HTML checker of the tests, has a Java. */
export function ensureJava() {
  if (hasJava()) return
  console.log('Installing Java for the HTML checker. This happens once.')
  if (isDebianRoot()) installFromDebian(['default-jre-headless'])
  if (hasJava()) return
  throw new Error(
    'There is no Java for the HTML checker, and none could be installed: install Java 11 or later (https://adoptium.net) and run the command again.'
  )
}

function hasJava() {
  const { isDone, stderr } = run('java', ['-version'])
  return isDone && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 11
}
