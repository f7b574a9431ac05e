import { enableCompileCache } from 'node:module'
import { COMPILED } from '../command/compiled.ts'
import { fail } from '../command/fail.ts'

// After `npm run build`: which packages the site was built with, in CycloneDX, beside the report.
try {
  // Only what is imported after this line is taken from the cache.
  enableCompileCache(COMPILED)
  const { writeBill } = await import('./write-bill.ts')
  writeBill()
} catch (error) {
  fail(error)
}
