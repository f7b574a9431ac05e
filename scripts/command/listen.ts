import { createServer, type Server } from 'node:net'

/** `host`: every address of this machine when missing; `variable`: the setting of another port. */
type Place = { port: number; host?: string; variable: 'PORT' | 'BFF_PORT' | 'PUBLISHER_PORT' }

/** Listens, and answers the port, which is of interest for port 0. */
export function listen(server: Server, place: Place): Promise<number> {
  const { port, host } = place
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortError(error, place)))
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Fails with the error of `listen` before any work is done in vain. */
export async function assertPortIsFree(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  await new Promise(done => probe.close(done))
}

/** The error of a port that is not available. */
export class PortError extends Error {
  override readonly name = 'PortError'

  constructor({ code, message }: NodeJS.ErrnoException, { port, variable }: Place) {
    const why =
      code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code ?? message})`
    super(
      `Port ${port} ${why}; choose another one with ${variable}=${port === 8080 ? 8081 : 8080}.`
    )
  }
}
