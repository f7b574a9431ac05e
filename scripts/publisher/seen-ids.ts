import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import { writeWhole } from '#lib/write-whole.ts'

/** Ids with the second at which each was accepted. Messages sent before `since` may have been accepted as well. */
const contents = z.object({ seen: z.array(z.tuple([z.string(), z.number()])), since: z.number() })

export type Seen = {
  has: (id: string) => boolean
  /** Whether a message of this time may have been accepted without a record of it. */
  isUnknown: (sentAt: number) => boolean
  /** Stores ids, and removes those that were accepted more than `kept` seconds earlier. */
  add: (ids: readonly string[], times: { seconds: number; kept: number }) => void
}

/**
 * The ids of accepted messages, in a file that the next process reads. If the file is damaged, its ids are unknown, and
 * with them all messages that were sent before now.
 */
export function openSeen(file: string, seconds: number): Seen {
  const { seen: entries, since } = read(file) ?? { seen: [], since: seconds }
  let seen = new Map(entries)
  return {
    has: id => seen.has(id),
    isUnknown: sentAt => sentAt < since,
    add: (ids, times) => {
      const later = [...seen].filter(([, at]) => times.seconds - at <= times.kept)
      const next = new Map([...later, ...ids.map(id => [id, times.seconds] as const)])
      // The file is written first: a message whose id could not be stored is refused, and its sender tries again.
      writeWhole(file, formatChecked({ seen: [...next], since }))
      seen = next
    }
  }
}

function read(file: string): z.output<typeof contents> | undefined {
  if (!existsSync(file)) return { seen: [], since: 0 }
  try {
    return contents.parse(parseChecked(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
