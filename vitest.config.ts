import { defineConfig } from 'vitest/config'

/** One project a kind of test; `dist` reads the built site and needs `npm run build` first. */
const project = (name: string, timeout: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout
  }
})

export default defineConfig({
  test: {
    projects: [project('unit', 10_000), project('contract', 30_000), project('dist', 120_000)]
  }
})
