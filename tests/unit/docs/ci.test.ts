import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Job = Record<string, unknown>

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const settings = ['src/config/settings.ts', 'scripts/publisher/settings.ts'].flatMap(file =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => /^ +([A-Z][A-Z0-9_]+): /.exec(line)?.[1] ?? [])
)

/** Every value of a key, at any depth. */
function valuesOf(content: unknown, keys: readonly string[]): unknown[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => [
    ...(keys.includes(key) ? [value as unknown] : []),
    ...valuesOf(value, keys)
  ])
}

const files = ['github-actions', 'gitlab-ci'].map(name => {
  const content = parse(readFileSync(`docs/ci/${name}.yml`, 'utf8')) as Record<string, Job>
  const commands = valuesOf(content, ['run', 'script', 'before_script'])
    .flat()
    .filter(command => typeof command === 'string')
  return { name, content, commands }
})

test.for(files)('$name runs scripts of package.json only', ({ commands }) => {
  const named = commands.flatMap(command =>
    [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script]) => script)
  )
  expect(named).toEqual(expect.arrayContaining(['plan-shards', 'build', 'merge']))
  expect(named.filter(script => !Object.hasOwn(scripts, script ?? ''))).toEqual([])
})

test.for(files)('$name sets only variables that the project or its commands read', file => {
  const set = valuesOf(file.content, ['env', 'variables']).flatMap(each => Object.keys(each ?? {}))
  expect(set).toContain('HOST')
  const isRead = (name: string) =>
    settings.includes(name) ||
    file.commands.some(command => command.includes(`$\{${name}:`)) ||
    file.commands.some(command => command.includes(`$${name}`))
  expect(set.filter(name => !isRead(name))).toEqual([])
})

test.for(files)('$name installs packages without their scripts', ({ commands }) => {
  const installs = commands.filter(command => /\bnpm (ci|install|i)\b/.test(command))
  expect(installs.length).toBeGreaterThan(0)
  for (const command of installs) expect(command).toContain('--ignore-scripts')
})

test.for(files)('$name tests pushed code, and asks for everything each night', ({ commands }) => {
  expect(commands).toContain('npm test')
  expect(
    commands.filter(command => /schedule.*npm run build|npm run build.*schedule/.test(command))
  ).toEqual([expect.stringContaining('--clean')])
})

test('GitHub lets jobs read the code, and only the upload ask for a role', () => {
  const [{ content }] = files as [(typeof files)[0]]
  expect(content.permissions).toEqual({ contents: 'read' })
  const jobs = Object.entries(content.jobs as Record<string, Job>)
  expect(jobs.filter(([, { permissions }]) => permissions)).toEqual([
    ['deploy', expect.objectContaining({ permissions: { 'id-token': 'write' } })]
  ])
})
