import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { framesPerSecond, seconds, type Cut } from './cuts.ts'

type Encoding = {
  master: string
  file: string
  format: 'mp4' | 'webm'
  bytes: number
  work: string
}

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '0']
}

/** Stores the raw frames in a lossless film, so that each format starts from the same pixels. */
export async function writeMaster(
  frames: AsyncIterable<Buffer>,
  { width, height }: Cut,
  file: string
): Promise<void> {
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`
  ]
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, '-i', '-', '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit']
  })
  const closed = once(ffmpeg, 'close')
  for await (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await closed
}

/** Two passes at a bit rate that uses nine tenths of the allowed bytes. */
export function encode({ master, file, format, bytes, work }: Encoding): void {
  const rate = Math.floor((bytes * 8 * 0.9) / seconds)
  const shared = [
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-g',
    `${framesPerSecond * seconds}`,
    '-b:v',
    `${rate}`
  ]
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const log = ['-passlogfile', join(work, `${format}-pass`)]
  const start = ['-v', 'error', '-y', '-i', master, ...codecs[format], ...shared, ...log]
  run([...start, '-pass', '1', '-f', 'null', '-'])
  run([...start, ...plain, '-pass', '2', file])
}

function run(options: string[]): void {
  const { status } = spawnSync('ffmpeg', options, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ffmpeg ${options.join(' ')}`)
}
