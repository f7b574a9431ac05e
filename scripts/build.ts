import { enableCompileCache } from 'node:module'
import { COMPILED } from './command/compiled.ts'

// Only what is imported after this line is taken from the cache.
enableCompileCache(COMPILED)
const { runBuild } = await import('./build/command.ts')
await runBuild()
