import type { Redirect } from '#routes/redirects.ts'
import { numbered } from '../numbered.ts'
import { PATH_END, type Pattern } from '../patterns.ts'
import { movesOf, ownStatusesOf } from '../rules.ts'

/**
 * The function that CloudFront calls before it looks for a file (runtime cloudfront-js-2.0): it answers redirects, and
 * maps an address to the file of its page. It cannot know which files exist, so redirects come first.
 */
export function formatFunction(redirects: readonly Redirect[]): string {
  const moved = movesOf(redirects).map(numbered)
  const missing = ownStatusesOf(redirects)
  return `// Written by the build.
var moved = [
${moved.map(line).join(',\n')}
]
var missing = [
${missing.map(({ pattern }) => `  ${regularExpression(numbered({ pattern, to: '', status: 404 }).pattern)}`).join(',\n')}
]
function handler(event) {
  var request = event.request
  var path = '/' + request.uri.replace(/${escaped(PATH_END)}$/, '').replace(/^\\/+/, '')
  if (missing.some(function (pattern) { return pattern.test(path) })) return toMissing(request)
  var rule = moved.find(function (rule) { return rule[0].test(path) })
  if (rule) return redirect(path.replace(rule[0], rule[1]), rule[2], request)
  var isFile = /[.][^/]*$/.test(path)
  if (path !== request.uri) return isFile ? toMissing(request) : redirect(path, 301, request)
  if (!isFile) request.uri = path + '.html'
  return request
}
function toMissing(request) {
  request.uri = '/no-such-file'
  return request
}
function redirect(target, status, request) {
  var parts = target.split('#')
  var fragment = parts[1] ? '#' + parts[1] : ''
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: parts[0] + queryOf(request.querystring) + fragment } }
  }
}
function queryOf(query) {
  var parts = []
  Object.keys(query).forEach(function (name) {
    var values = query[name].multiValue || [query[name]]
    values.forEach(function (one) { parts.push(one.value === '' ? name : name + '=' + one.value) })
  })
  return parts.length > 0 ? '?' + parts.join('&') : ''
}
`
}

function line({ pattern, to, status }: Pattern): string {
  return `  [${regularExpression(pattern)}, '${to}', ${status}]`
}

const regularExpression = (pattern: string): string => `/${escaped(pattern)}/`
const escaped = (pattern: string): string => pattern.replaceAll(/(?<!\\)\//g, String.raw`\/`)
