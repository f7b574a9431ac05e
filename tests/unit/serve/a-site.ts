import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startHost } from '#scripts/serve/server.ts'

type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> }
) => Promise<Reply>

export type Site = {
  ask: Ask
  write: (path: string, content: string) => void
  close: () => Promise<void>
}

/** Writes a small built site into a folder of its own, and serves it on any free port. */
export async function aSite(files: Record<string, string>, toml = ''): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  const write = (path: string, content: string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  write('netlify.toml', toml)
  write('secret.html', 'outside of the site')
  for (const [path, content] of Object.entries(files)) write(`dist/${path}`, content)

  const { url, close } = await startHost({
    dist: join(folder, 'dist'),
    config: join(folder, 'netlify.toml'),
    port: 0
  })
  return {
    ask: askOf(url),
    write,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true })
    }
  }
}

// Not fetch(): it tidies paths, follows redirects and decompresses, which is what we want to see.
function askOf(url: string): Ask {
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(url)
      request({ host: 'localhost', port, path, method, headers }, reply => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = reply
          resolve({ status, headers, bytes, text: bytes.toString() })
        })
      })
        .on('error', reject)
        .end()
    })
}
