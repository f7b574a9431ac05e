import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviorsOf } from '#scripts/hosts/cloudfront/format-template.ts'
import { formatFunction } from '#scripts/hosts/cloudfront/format-function.ts'
import { readRules } from '#scripts/hosts/server-rules.ts'
import { routesOf } from '#scripts/hosts/vercel.ts'
import { type Host, startHost } from '#scripts/serve/server.ts'
import { answerAsCloudFront } from '../helpers/servers/a-cloud-front.ts'
import { answerAsVercel } from '../helpers/servers/a-vercel.ts'
import { type Answer, ask } from '../helpers/servers/ask.ts'
import { folderOf } from '../helpers/servers/folder.ts'
import { rawPaths } from '../helpers/servers/raw-paths.ts'
import { sentHeaders } from '../helpers/servers/summary.ts'
import { dist } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

type Ask = (path: string) => Answer | Promise<Answer>

/** The address at which a visitor arrives: hosts differ in the number of redirects. */
async function arrival(path: string, asked: Ask): Promise<{ path: string; answer: Answer }> {
  let here = path
  for (let redirects = 0; redirects < 5; redirects += 1) {
    const answer = await asked(here)
    if (answer.location === undefined) return { path: here, answer }
    // Some hosts drop a space at the end, and some find nothing there. A browser keeps the fragment to itself.
    here = answer.location.replace(/(%20)+$|#.*$/, '')
  }
  throw new Error(`${path} is redirected again and again, lastly to ${here}.`)
}

const folder = folderOf(dist)
const rules = await readRules(dist)
const code = formatFunction(rules.redirects)
const behaviors = behaviorsOf(rules.headers)
const routes = routesOf(rules)

const hosts: { name: string; hasOwnPages: boolean; asked: Ask }[] = [
  {
    name: 'the function and the headers for CloudFront',
    hasOwnPages: false,
    asked: path => answerAsCloudFront(path, { code, behaviors, folder })
  },
  {
    name: 'the rules for Vercel',
    hasOwnPages: true,
    asked: path => answerAsVercel(path, routes, folder)
  }
]

describe.each(hosts)('$name', ({ asked, hasOwnPages }) => {
  let host: Host
  beforeAll(async () => {
    host = await startHost({ dist, config: 'netlify.toml', port: 0 })
  })
  afterAll(() => host.close())

  test('lead raw addresses where the host of netlify.toml leads them, with its headers', async () => {
    const port = Number(new URL(host.url).port)
    const differing: unknown[] = []
    for (const path of tried(rawPaths(), 8)) {
      const wanted = await arrival(path, address => ask(port, address))
      const got = await arrival(path, asked)
      const facts = ({ answer }: typeof got) => [
        answer.status,
        answer.status === 404 && !hasOwnPages ? '' : answer.text.slice(0, 2000),
        answer.status === 404 ? '' : sentHeaders(answer)
      ]
      if (JSON.stringify(facts(wanted)) !== JSON.stringify(facts(got)))
        differing.push([path, ...[wanted, got].map(end => `${end.answer.status} ${end.path}`)])
    }
    expect(differing).toEqual([])
  })
})

test('the template for CloudFormation names every part that it speaks of', () => {
  const text = readFileSync(`${dist}-releases/current/servers/cloudfront/template.json`, 'utf8')
  const { Resources, Parameters } = JSON.parse(text) as Record<string, Record<string, object>>
  const known = Object.keys({ ...Resources, ...Parameters })
  const named = [...text.matchAll(/"Ref": "(\w+)"|"Fn::GetAtt": \[\s*"(\w+)"/g)].map(
    ([, one, other]) => one ?? other
  )
  expect(new Set(named).difference(new Set(known))).toEqual(new Set())
})
