import { runInNewContext } from 'node:vm'
import type { Behavior } from '#scripts/hosts/cloudfront/format-template.ts'
import type { Answer } from './ask.ts'
import { type Folder, pathAsParsed } from './folder.ts'

type Reply = { uri: string } | { statusCode: number; headers: { location: { value: string } } }

type Site = { code: string; behaviors: readonly Behavior[]; folder: Folder }

/** The answer of a distribution: its function, then the file in the bucket, then the headers of the first path that matches. */
export function answerAsCloudFront(sent: string, { code, behaviors, folder }: Site): Answer {
  const [path = '', query = ''] = sent.split('?', 2)
  const values = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }] as const)
  const { pathname } = new URL(`http://localhost${path}`)
  const event = { request: { uri: pathname, querystring: Object.fromEntries(values) } }
  const reply = runInNewContext(`${code}\nhandler(event)`, { event }) as Reply
  if ('statusCode' in reply)
    return {
      status: reply.statusCode,
      location: reply.headers.location.value,
      headers: {},
      text: ''
    }
  const file = decodeURIComponent(pathAsParsed(reply.uri))
  const text = folder.read(file)
  const [usual, ...others] = behaviors
  const behavior = others.find(one => matches(one.path, path)) ?? usual
  const headers = Object.entries(behavior?.values ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value
  ])
  return {
    status: text === undefined ? 404 : 200,
    headers: Object.fromEntries(headers) as Record<string, string>,
    text: text ?? folder.read('/404.html') ?? ''
  }
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '[.]').replaceAll('*', '.*')}$`).test(path)
}
