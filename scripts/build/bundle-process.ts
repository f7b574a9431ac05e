import { bundleCode } from './bundle-code.ts'
import type { BundleAnswer, BundleOrder } from './bundle-apart.ts'

// A build that is ended bundles nothing more.
process.once('disconnect', () => process.exit())
process.once('message', order => {
  void answer(order as BundleOrder).then(one => process.send?.(one, () => process.disconnect()))
})

async function answer({ folder, settings }: BundleOrder): Promise<BundleAnswer> {
  try {
    return { sheets: await bundleCode(folder, settings) }
  } catch (error) {
    return { error }
  }
}
