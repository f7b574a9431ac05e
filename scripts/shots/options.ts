import { parseArgs } from 'node:util'
import { type RouteName, routeNames } from '#routes/routes.ts'

export type ShotOptions = { trees: string[]; routes: RouteName[]; widths: number[] }

/**
 * `--trees gl,br --routes home,product --widths 390,1440`; what is left out is every route, at the widths and in the
 * trees that the design is judged by.
 * @throws one sentence about the first option that is wrong
 */
export function readOptions(args: string[]): ShotOptions {
  const { values } = parseArgs({
    args,
    options: {
      trees: { type: 'string', default: 'gl,gl-prod-zho,br,sa' },
      routes: { type: 'string', default: routeNames.join() },
      widths: { type: 'string', default: '390,1024,1440' }
    }
  })
  return {
    trees: values.trees.split(','),
    routes: values.routes.split(',').map(toRoute),
    widths: values.widths.split(',').map(toWidth)
  }
}

function toRoute(name: string): RouteName {
  const route = routeNames.find(route => route === name)
  if (route) return route
  throw new Error(`--routes names "${name}", but the routes are ${routeNames.join(', ')}.`)
}

function toWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 240 && width <= 3840) return width
  throw new Error(`--widths has "${text}", but a width is a whole number from 240 to 3840.`)
}
