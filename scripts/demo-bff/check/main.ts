// Checks the demo data: npx node scripts/demo-bff/check/main.ts. One line a fault and exit code 1, or what it counted.
import { checkBroken } from './broken.ts'
import { checkBundles } from './bundles.ts'
import { checkCatalogue, products } from './catalogue.ts'
import { checkCompany } from './company.ts'
import { checkCountries, countries, siteCountries } from './countries.ts'
import { collectFaults } from './faults.ts'
import { checkFiles } from './files.ts'
import { checkLegal } from './legal.ts'
import { checkListings, checkTrade } from './listings.ts'
import { checkPosts } from './posts.ts'
import { dataFiles } from './demo-data.ts'
import { checkGlossary } from './glossary.ts'
import { checkTimeline } from './timeline.ts'

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
  glossary: checkGlossary,
  broken: checkBroken
}

/** Every fault of the demo data, one line each. */
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
