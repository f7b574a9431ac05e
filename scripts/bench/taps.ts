import { readArguments } from '../command/arguments.ts'
import { fail } from '#scripts/command/fail.ts'
import { look, onAPhone, type UsePhone } from './on-a-phone.ts'
import { keys, type Scene, taps } from './scenes.ts'
import { type Measured, watch } from './slow-phone.ts'

const TURNS = Number(process.env.TURNS ?? 5)

// npm run bench:taps: how long a slow phone takes from a tap to its answer, and for the slowest key of a word. A word
// after the command selects scenes by name.
try {
  const { positionals } = readArguments({
    name: 'bench:taps',
    does: 'measures how long a slow phone takes from a tap to its answer',
    words: '{part of a name}'
  })
  const [wanted = ''] = positionals
  await onAPhone(async usePhone => {
    console.log('| tap | until the answer | longest task | steps of the network | bytes |')
    console.log('|---|---|---|---|---|')
    await printAll(taps, ({ answer, task, steps, bytes }) => [answer, task, steps, bytes])
    console.log('\n| word | slowest key |\n|---|---|')
    await printAll(keys, ({ key }) => [key])

    async function printAll(
      scenes: Record<string, Scene>,
      figuresOf: (measured: Measured) => number[]
    ) {
      for (const [name, scene] of Object.entries(scenes)) {
        if (!name.includes(wanted)) continue
        const rows: number[][] = []
        for (let turn = 0; turn < TURNS; turn++)
          rows.push(figuresOf(await measure(usePhone, scene)))
        const figures = (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? NaN))
        console.log(`| ${[name, ...figures.map(describe)].join(' | ')} |`)
      }
    }
  })
} catch (error) {
  fail(error)
}

function measure(usePhone: UsePhone, { path, act, answer }: Scene): Promise<Measured> {
  return usePhone(async page => {
    const read = await watch(page, answer)
    await look(page, path)
    await act(page)
    return read()
  })
}

/** The median, and the most. */
function describe(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map(Math.round)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted.at(-1)})`
}
