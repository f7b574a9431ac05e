// Runs before `npm start`, `dev`, `build` and `test`, on any Node of the machine: plain JavaScript,
// only Node's own modules. Installs what is missing, and prints nothing when nothing is.
import { ensureBrowser } from './setup/install-browser.mjs'
import { ensureJava } from './setup/install-java.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { assertNode } from './setup/versions.mjs'

try {
  assertNode(process.versions.node)
  ensurePackages()
  if (process.argv.includes('--browser')) ensureBrowser()
  if (process.argv.includes('--java')) ensureJava()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
