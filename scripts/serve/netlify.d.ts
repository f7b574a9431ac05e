/** The host's rule engine, compiled to WebAssembly; the package comes without types. */
declare module 'netlify-redirector' {
  export type Question = {
    scheme: string
    host: string
    path: string
    query: string
    headers: Record<string, string>
    cookieValues: Record<string, string>
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  export type Match = { to: string; status: number; force: boolean; force404?: boolean }
  export type Matcher = { match: (question: Question) => Match | null }

  const redirector: {
    parseJSON: (
      rules: string,
      options: { jwtSecret: string; jwtRoleClaim: string }
    ) => Promise<Matcher>
  }
  export default redirector
}
