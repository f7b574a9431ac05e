import type { WriteStream } from 'node:tty'

/** The last line of a terminal, which is written again and again. */
export type LiveLine = {
  show: (text: string) => void
  clear: () => void
}

const TO_LINE_END = '\x1b[K'
/** Often enough to be seen moving. */
const BETWEEN = 100

type Terminal = Pick<WriteStream, 'isTTY' | 'columns'> & { write: (text: string) => void }

/** On anything but a terminal, as in CI, it shows nothing. */
export function createLiveLine(
  terminal: Terminal = process.stdout,
  now = () => performance.now()
): LiveLine {
  let shownAt = -BETWEEN
  return {
    show: text => {
      if (!terminal.isTTY || now() - shownAt < BETWEEN) return
      shownAt = now()
      // The cursor stays at the start, so that the next line of anything takes its place.
      terminal.write(`${text.slice(0, terminal.columns - 1)}${TO_LINE_END}\r`)
    },
    clear: () => {
      if (terminal.isTTY) terminal.write(TO_LINE_END)
    }
  }
}
