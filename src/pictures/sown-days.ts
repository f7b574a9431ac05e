import { sownChart } from './art/rows/sown-chart.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 1440, height: 250 }

/** A solid field up to one day, and a stripe for each day from there to the last. */
export function sownDays({ from, to }: { from: number; to: number }): Picture {
  return drawing(`days-${from}-${to}`, SIZE, () =>
    sownChart({ seed: 'days', done: from, end: to, ...SIZE })
  )
}
