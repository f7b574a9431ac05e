import { readSettings } from '#config/settings.ts'
import type { CommandSettings } from '#scripts/command/settings.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { Inputs } from '#scripts/publish/inputs.ts'
import type { SiteFacts } from '#scripts/publish/publication.ts'

/** The settings of a build of the content of a real BFF. */
export const commandSettings: CommandSettings = {
  ...readSettings({ BFF_URL: 'https://bff.example' }),
  isDemo: false,
  keep: false,
  clean: false,
  pictures: false,
  confirmed: new Set()
}

type Content = { productIds: string[]; findings?: Finding[]; inputs?: Inputs }

/** What is known of a site of the tree `br` with these products. */
export function someFacts({ productIds, findings = [], inputs }: Content): SiteFacts {
  return {
    publishedAt: '2026-11-20T09:00:00.000Z',
    source: 'https://bff.example prod',
    maker: 'code',
    inputs,
    trees: [{ prefix: 'br', productIds }],
    built: ['br'],
    findings
  }
}
