import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'

type Answer = { font: Uint8Array } | { error: unknown }

const program = `
  const { readFileSync } = require('node:fs')
  const { decoder, port, done } = require('node:worker_threads').workerData
  port.on('message', file =>
    import(decoder)
      .then(({ default: decompress }) => decompress(readFileSync(file)))
      .then(font => port.postMessage({ font }), error => port.postMessage({ error }))
      .finally(() => {
        Atomics.store(done, 0, 1)
        Atomics.notify(done, 0)
      })
  )`

/**
 * The thread that decodes. It stays until its process ends: V8 may still be compiling the decoder when the first font is
 * there, and a thread that was ended at that moment is suspected of having brought down a build.
 */
function startDecoder() {
  // Found as a package, because pages are rendered in whatever folder a script uses.
  const path = createRequire(import.meta.url).resolve('woff2-encoder/decompress')
  const { port1, port2: port } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData = { decoder: pathToFileURL(path).href, port, done }
  new Worker(program, { eval: true, workerData, transferList: [port] }).unref()
  return { port: port1, done }
}

let decoder: ReturnType<typeof startDecoder> | undefined

/** The font of a WOFF2 file. The decoder is asynchronous and drawing is not, so this thread waits for another. */
export function decompressFont(file: string): Uint8Array {
  decoder ??= startDecoder()
  const { port, done } = decoder
  Atomics.store(done, 0, 0)
  port.postMessage(file)
  Atomics.wait(done, 0, 0)
  const { message } = receiveMessageOnPort(port) as { message: Answer }
  if ('error' in message) throw message.error
  return message.font
}
