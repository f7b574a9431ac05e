import { readSettings } from '#config/settings.ts'
import type { CommandSettings } from '#scripts/command/settings.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { IndexedTree, PullResult } from '#snapshot/snapshot.ts'

/** The settings of a build of the content of a real BFF. */
export const commandSettings: CommandSettings = {
  ...readSettings({ BFF_URL: 'https://bff.example' }),
  isDemo: false,
  keep: false,
  pictures: false,
  confirmed: new Set()
}

/** A pull of the tree `br` with these products. */
export function aPull({ productIds, findings }: { productIds: string[]; findings: Finding[] }) {
  const tree: IndexedTree = {
    prefix: 'br',
    country: 'br',
    countryId: '1',
    env: 'prod',
    lang: 'por',
    productIds,
    cropIds: [],
    problematicIds: [],
    postIds: [],
    dates: {},
    reportGroupIds: []
  }
  const pulled: PullResult = {
    index: {
      contentEnv: 'prod',
      pulledAt: '2026-11-20T09:00:00.000Z',
      countries: [],
      chineseNames: {},
      trees: [tree]
    },
    findings,
    pulled: ['br'],
    stats: { calls: 0, notModified: 0, retries: 0, files: 0 }
  }
  return pulled
}
