/** Vercel's parser of rules, as far as the tests use it. */
declare module '@vercel/routing-utils' {
  export function normalizeRoutes(routes: readonly object[]): {
    routes: object[] | null
    error: object | null
  }
}
