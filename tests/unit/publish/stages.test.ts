import { expect, test } from 'vitest'
import { createLiveLine } from '#scripts/publish/live-line.ts'
import { createStages } from '#scripts/publish/stages.ts'

/** A terminal of 60 columns, and the seconds that pass between two looks at the clock. */
function aTerminal({ isTTY }: { isTTY: boolean }) {
  const written: string[] = []
  const said: string[] = []
  let time = 0
  const now = () => (time += 1000)
  const terminal = { isTTY, columns: 60, write: (text: string) => void written.push(text) }
  const line = createLiveLine(terminal, now)
  const stages = createStages({ now, line, say: text => void said.push(text) })
  return { written, said, stages }
}

test('on a terminal, one line says how much of a part is done and when it will be', async () => {
  const { written, said, stages } = aTerminal({ isTTY: true })
  await stages.run('Render', onProgress => {
    onProgress({ done: 1_000, all: 3_977, what: 'pages' })
    onProgress({ done: 3_977, all: 3_977, what: 'pages' })
  })
  expect(written).toEqual([
    'Render  \x1b[K\r',
    'Render  1,000 of 3,977 pages, 9 s left\x1b[K\r',
    'Render  3,977 of 3,977 pages, 0 s left\x1b[K\r',
    '\x1b[K'
  ])
  expect(said).toEqual(['Render     9.0 s'])
})

test('elsewhere, as in CI, each part is one plain line', async () => {
  const { written, said, stages } = aTerminal({ isTTY: false })
  await stages.run('Pull', onProgress => onProgress({ done: 1, all: 2, what: 'trees' }))
  expect([written, said]).toEqual([[], ['Pull       2.0 s']])
})

test('a line is never longer than the terminal is wide', async () => {
  const { written, stages } = aTerminal({ isTTY: true })
  await stages.run('Pull', onProgress => onProgress({ done: 1, all: 2, what: 'x'.repeat(200) }))
  expect(written[1]).toHaveLength('\x1b[K\r'.length + 59)
})
