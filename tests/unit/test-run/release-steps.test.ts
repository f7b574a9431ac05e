import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planSteps } from '#scripts/test/plan.ts'
import { releaseSteps } from '#scripts/test/release-steps.ts'

const sources = globSync('tests/{dist,e2e}/**/*.ts').map(file => ({
  file,
  text: readFileSync(file, 'utf8')
}))
/** Each setting with which tests try all, and the test files that it changes. */
const settings = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/process\.env\.([A-Z]+) === 'all'/g)].map(([, setting = '']) => ({
    setting,
    files: file.endsWith('.test.ts') ? [file] : importersOf(file)
  }))
)
const filesOf = Map.groupBy(settings, ({ setting }) => setting)

function importersOf(file: string): string[] {
  const name = file.replace(/^.*\//, '/')
  return sources.filter(({ text }) => text.includes(`${name}'`)).map(({ file }) => file)
}

describe('release check', () => {
  test('runs, with every setting that tries all, the tests that read it', () => {
    const steps = releaseSteps.map(({ settings, files }) => ({
      settings,
      files: files?.toSorted()
    }))
    expect(steps).toHaveLength(filesOf.size)
    for (const [setting, readers] of filesOf) {
      const files = readers.flatMap(reader => reader.files).toSorted()
      expect(steps).toContainEqual({ settings: { [setting]: 'all' }, files })
    }
  })

  test('is no part of `npm test`', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(scripts).toHaveProperty('release:check')
    expect(planSteps(scripts).map(({ name }) => name)).not.toContain('release:check')
  })
})
