// Checks the demo data: node scripts/bff/data-check.ts. One line a fault and exit code 1, or what it counted.
import { checkBroken } from './check/broken.ts'
import { checkBundles } from './check/bundles.ts'
import { checkCatalogue, products } from './check/catalogue.ts'
import { checkCompany } from './check/company.ts'
import { checkCountries, countries, siteCountries } from './check/countries.ts'
import { collectFaults } from './check/faults.ts'
import { checkFiles } from './check/files.ts'
import { checkLegal } from './check/legal.ts'
import { checkListings, checkTrade } from './check/listings.ts'
import { checkPosts } from './check/posts.ts'
import { dataFiles } from './check/read.ts'
import { checkTimeline } from './check/timeline.ts'

const checks = {
  files: checkFiles,
  countries: checkCountries,
  catalogue: checkCatalogue,
  listings: checkListings,
  trade: checkTrade,
  company: checkCompany,
  timeline: checkTimeline,
  legal: checkLegal,
  posts: checkPosts,
  bundles: checkBundles,
  broken: checkBroken
}

/** Every fault of the demo data, as one line each. */
export function findFaults(): string[] {
  const faults = collectFaults()
  for (const check of Object.values(checks)) check(faults)
  return faults.lines
}

if (import.meta.main) {
  const lines = findFaults()
  for (const line of lines) console.error(line)
  const counted = `${dataFiles().length} files, ${countries.length} countries, ${siteCountries.length} sites, ${products.length} products`
  console.log(
    lines.length === 0
      ? `Demo data is in order: ${counted}.`
      : `${lines.length} faults in ${counted}.`
  )
  process.exitCode = lines.length === 0 ? 0 : 1
}
