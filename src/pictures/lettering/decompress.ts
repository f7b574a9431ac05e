import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'

type Answer = { fonts: Uint8Array[] } | { error: unknown }

const program = `
  const { readFileSync } = require('node:fs')
  const { files, decoder, port, done } = require('node:worker_threads').workerData
  import(decoder)
    .then(({ default: decompress }) => Promise.all(files.map(file => decompress(readFileSync(file)))))
    .then(fonts => port.postMessage({ fonts }), error => port.postMessage({ error }))
    .finally(() => {
      Atomics.store(done, 0, 1)
      Atomics.notify(done, 0)
    })`

/**
 * Fonts of WOFF2 files. The decoder is asynchronous and drawing is not, so another thread decodes while this one waits.
 */
export function decompressFonts(files: readonly string[]): Uint8Array[] {
  const { port1, port2: port } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  // Found as a package, because pages are rendered in whatever folder a script uses.
  const path = createRequire(import.meta.url).resolve('woff2-encoder/decompress')
  const decoder = pathToFileURL(path).href
  const worker = new Worker(program, {
    eval: true,
    workerData: { files, decoder, port, done },
    transferList: [port]
  })
  Atomics.wait(done, 0, 0)
  const { message } = receiveMessageOnPort(port1) as { message: Answer }
  void worker.terminate()
  if ('error' in message) throw message.error
  return message.fonts
}
