import { type DetailRoute, type FixedRoute, type RouteName, routes } from './routes.ts'

/** The path of a page: `href('product', { tree: 'br', id: '4101' })` is `/br/product/4101`. */
export function href(route: FixedRoute, parameters: { tree: string }): string
export function href(route: DetailRoute, parameters: { tree: string; id: string }): string
export function href(route: RouteName, { tree, id = '' }: { tree: string; id?: string }): string {
  return routes[route].path.replace(':tree', tree).replace(':id', encodeURIComponent(id))
}
