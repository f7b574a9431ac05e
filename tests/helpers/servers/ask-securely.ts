import { connect } from 'node:http2'

export type SecureReply = { headers: Record<string, unknown>; protocol: string | undefined }

/** Sends a request over HTTP/2 and accepts any certificate. */
export function askSecurely(port: number, path: string, accepted = 'gzip'): Promise<SecureReply> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, {
      rejectUnauthorized: false,
      lookup: (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }])
    }).on('error', reject)
    session
      .request({ ':path': path, 'accept-encoding': accepted })
      .on('response', headers => {
        resolve({ headers, protocol: session.alpnProtocol })
        session.destroy()
      })
      .on('error', reject)
      .end()
  })
}
