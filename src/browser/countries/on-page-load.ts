import { CHINESE } from '#config/constants.ts'
import { chosen } from './chosen.ts'
import { alignRb } from './rb.ts'
import { stopLocating, wasLocated } from './detected-country.ts'

/**
 * What arriving on a page leads to, in this order: the site of the country that the visitor is in, the Chinese twin of a
 * `/gl` page, or a record of the tree that is being read. The attributes of `<html>` say which tree that is.
 */
const {
  country: isoCountry = '',
  env = '',
  lang = '',
  geo,
  sites = '',
  without = ''
} = document.documentElement.dataset

void arrive()

async function arrive(): Promise<void> {
  if ((await isLedToOwnCountry()) || isLedToChinese()) return
  align()
  // A page that the browser kept as it was left: another tab may have recorded another tree since.
  addEventListener('pageshow', align)
}

/** Only `/gl` pages carry the address to ask, and only where the site has one. */
async function isLedToOwnCountry(): Promise<boolean> {
  if (geo === undefined || wasLocated() || chosen('isoCountry') !== undefined) return false
  return import('./geolocation.ts').then(
    ({ leadToOwnCountry }) => leadToOwnCountry({ url: geo, sites, without }),
    () => {
      stopLocating()
      return false
    }
  )
}

function isLedToChinese(): boolean {
  const { pathname, search, hash } = location
  if (!/^\/gl(\/|$)/.test(pathname) || chosen('lang') !== CHINESE) return false
  const twin = document.querySelector<HTMLAnchorElement>('header a[data-choose-lang="zho"]')
  // A page that Chinese lacks, or that was not found, links to another one: nobody is led there unasked.
  if (!twin?.pathname.endsWith(pathname.slice('/gl'.length))) return false
  location.replace(twin.href + search + hash)
  return true
}

function align(): void {
  alignRb({ isoCountry, env, lang })
}
