import { findBrowser } from './find-browser.mjs'
import { installFromDebian, isDebianRoot } from './debian.mjs'
import { run } from './run.mjs'

/** Latin, Chinese and Thai letters: a fresh machine has none, and text would be measured as empty boxes. */
const fonts = ['fonts-liberation', 'fonts-wqy-microhei', 'fonts-tlwg-loma-ttf']

/** Ensures that the tests have a browser, from the machine's own packages where possible. */
export function ensureBrowser() {
  if (findBrowser()) return
  console.log('Installing a browser for the tests (Chromium). This happens once.')
  if (isDebianRoot())
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installFromDebian([name, ...fonts])
      if (findBrowser()) return
    }
  installFromPlaywright()
  if (findBrowser()) return
  throw new Error(
    'There is no browser for the tests, and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the command again (on Linux, `sudo npx playwright install --with-deps chromium` does it too).'
  )
}

function installFromPlaywright() {
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0
  run('npx', ['playwright', 'install', ...(isLinuxRoot ? ['--with-deps'] : []), 'chromium'])
}
