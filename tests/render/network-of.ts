import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { pathPattern } from '#scripts/demo-bff/answers/path-pattern.ts'

const routes = Object.entries(endpoints).map(([name, { path }]) => ({
  name: name as EndpointName,
  pattern: pathPattern(path.replace(/\?.*/, ''))
}))

/** A network in which a BFF gives these answers, by the names of its calls, and no file is there. */
export function networkOf(answers: Readonly<Record<string, unknown>>): typeof fetch {
  return input => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const route = routes.find(({ pattern }) => pattern.test(pathname))
    const body = route && JSON.stringify(bodyOf(route.name, pathname, answers))
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(body, { status: body === undefined ? 404 : 200, headers }))
  }
}

function bodyOf(name: EndpointName, path: string, answers: Readonly<Record<string, unknown>>) {
  if (name === 'countriesInChinese') return answers.countries
  if (name !== 'product') return answers[name]
  const id = decodeURIComponent(path.split('/').at(-1) ?? '')
  const products = answers.products as readonly { id: unknown }[]
  return products.find(product => String(product.id) === id)
}
