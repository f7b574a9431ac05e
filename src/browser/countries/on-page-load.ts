import { CHINESE } from '#config/constants.ts'
import { chosen } from './choice-cookies.ts'
import { recordVisitedTree } from './visited-tree.ts'
import { stopLocating, wasLocated } from './detected-country.ts'

/**
 * What happens when a page is opened, in this order: a redirect to the site of the visitor's country, a redirect to
 * the Chinese version of a `/gl` page, or a record of the page's tree. The attributes of `<html>` name the tree.
 */
const {
  country: isoCountry = '',
  env = '',
  lang = '',
  geo,
  sites = '',
  without = ''
} = document.documentElement.dataset

void onPageLoad()

async function onPageLoad(): Promise<void> {
  if ((await isLedToOwnCountry()) || isLedToChinese()) return
  align()
  // The page may come from the browser's cache, and another tab may have recorded another tree since.
  addEventListener('pageshow', align)
}

/** Only `/gl` pages have the address of the service, and only where the site has one. */
async function isLedToOwnCountry(): Promise<boolean> {
  if (geo === undefined || wasLocated() || chosen('isoCountry') !== undefined) return false
  // After `load`: before it, the question would take its time from the files of the first paint.
  await new Promise(shown => addEventListener('pageshow', shown))
  return import('./geolocation.ts').then(
    module => module.leadToOwnCountry({ url: geo, sites, without }),
    () => {
      stopLocating()
      return false
    }
  )
}

function isLedToChinese(): boolean {
  const { pathname, search, hash } = location
  if (!/^\/gl(\/|$)/.test(pathname) || chosen('lang') !== CHINESE) return false
  // A visitor who goes back after choosing Chinese wants the page that was there.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') return false
  const chinese = document.querySelector<HTMLAnchorElement>('[data-choose-lang=zho]')
  // A page without a Chinese version, or one that was not found, links to another page; no redirect
  // leads there.
  if (!chinese?.pathname.endsWith(pathname.slice('/gl'.length))) return false
  location.replace(chinese.href + search + hash)
  return true
}

function align(): void {
  recordVisitedTree({ isoCountry, env, lang })
}
