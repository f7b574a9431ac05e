import { createServer, type Server } from 'node:net'

/** Stops with the same sentence as `listen`, before any work is done for nothing. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise(done => probe.close(done))
}

/** Listens on every address of this machine, and tells the port: of interest when asked for 0. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port))))
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number): string {
  const why =
    code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code ?? message})`
  return `Port ${port} ${why}; choose another one: PORT=${port === 8080 ? 8081 : 8080} npm start`
}
