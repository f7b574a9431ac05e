import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './plan.ts'
import {
  conclude,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport
} from './tally.ts'

type StepResult = { tally: Tally; seconds: number; output: string }

// Tests use the demo content: a BFF or an address set in this shell must have no effect.
const settings =
  /^(PUBLIC_.*|BFF_URL|BFF_PROFILE|ASSETS_URL|SITE_URL|CONTENT_ENV|FALLBACKS|HOST|HSTS|PREVIEW_PASSWORD|REPORT_URL|SECURITY_CONTACT|TREES|PORT)$/

// Separate folders and ports, so that tests run beside `npm start` or `npm run dev` without
// touching their sites.
const places = {
  BFF_PORT: '4328',
  OUT_DIR: '.build/test-site',
  SNAPSHOT_DIR: '.build/test-snapshot',
  PUBLIC_GEO_URL: 'http://127.0.0.1:4328/geo'
}

/** Runs one script of package.json to its end and counts its tests. */
export async function runStep(step: Step, reportFolder: string): Promise<StepResult> {
  const start = performance.now()
  const file = join(reportFolder, `${step.name.replace(':', '-')}.json`)
  const { isDone, output } = await runScript(step, file)
  const seconds = (performance.now() - start) / 1000
  return { tally: conclude(readTally(step, { file, isDone }), isDone), seconds, output }
}

function runScript({ name, report }: Step, file: string) {
  const reporters = {
    vitest: ['--', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--', '--reporter=dot,json']
  }
  const options = report ? reporters[report] : []
  const { promise, resolve, reject } = Promise.withResolvers<{ isDone: boolean; output: string }>()
  const child = spawn('npm', ['run', '--silent', name, ...options], {
    env: {
      ...withoutSettings(process.env),
      ...places,
      // The output of a failed step is read in a log.
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' // npm is a .cmd file there
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  }
  child.on('error', reject)
  child.on('close', code => resolve({ isDone: code === 0, output: chunks.join('') }))
  return promise
}

function readTally(
  { report }: Step,
  { file, isDone }: { file: string; isDone: boolean }
): Tally | undefined {
  if (!report) return { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1, skipped: 0 }
  if (!existsSync(file)) return undefined
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return report === 'vitest'
    ? tallyVitest(content as VitestReport)
    : tallyPlaywright(content as PlaywrightReport)
}

function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(environment).filter(([name]) => !settings.test(name))
  return Object.fromEntries(entries)
}
