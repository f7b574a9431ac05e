import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The program of this machine, if it has it. */
export function findProgram(name: string, question: string): string | undefined {
  return [name, `/usr/sbin/${name}`].find(
    path => spawnSync(path, [question], { stdio: 'ignore' }).status === 0
  )
}

/** Starts a server, and waits until it answers at its port. */
export async function startProgram(
  program: string | undefined,
  args: readonly string[],
  port: number
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = spawn(program ?? '', args)
  const said: string[] = []
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await untilListening(port, { server, said })
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(
  port: number,
  { server, said }: { server: ChildProcess; said: string[] }
): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false
    )
    if (isThere) return
  }
  throw new Error(`${server.spawnfile} ended: ${said.join('')}`)
}
