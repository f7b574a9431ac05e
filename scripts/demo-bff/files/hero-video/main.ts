// Makes data/files/video: three cuts of the hero film and its poster. Run: node scripts/demo-bff/files/hero-video/main.ts
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cuts } from './cuts.ts'
import { encode, writeMaster } from './encode.ts'
import { drawFrames, drawPoster } from './frames.ts'

const out = join(import.meta.dirname, '../../data/files/video')
const limits = { video: 250_000, poster: 42_000 }

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'The hero film needs ffmpeg: install it (apt-get install ffmpeg) and run this again.'
  )
  process.exit(1)
}

const work = mkdtempSync(join(tmpdir(), 'hero-'))
try {
  for (const cut of cuts) {
    const master = join(work, `${cut.name}.mkv`)
    await writeMaster(drawFrames(cut), cut, master)
    for (const format of ['mp4', 'webm'] as const) {
      const file = join(out, `hero-${cut.name}.${format}`)
      encode({ master, file, format, bytes: limits.video, work })
      report(file, limits.video)
    }
  }
  const poster = join(out, 'hero-poster.avif')
  await drawPoster(poster, limits.poster)
  report(poster, limits.poster)
} finally {
  rmSync(work, { recursive: true })
}

function report(file: string, limit: number): void {
  const { size } = statSync(file)
  console.log(`${file}  ${Math.round(size / 1000)} KB`)
  if (size > limit)
    throw new Error(`${file} has ${size} bytes, more than ${limit}. Lower the bit rate.`)
}
