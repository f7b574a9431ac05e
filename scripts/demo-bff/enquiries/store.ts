import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openDatabase } from '../../command/sqlite.ts'

export type EnquiryKind = 'contact' | 'b2b' | 'product' | 'newsletter'

type NewEnquiry = {
  key: string
  /** A country id, or `newsletter`. */
  target: string
  kind: EnquiryKind
  /** The body as JSON. */
  body: string
  country: string
  lang: string
  /** Quarantined because it filled the honeypot, which people do not see. */
  isQuarantined: boolean
}
export type Enquiry = NewEnquiry & { id: number; receivedAt: string }

export type EnquiryStore = {
  /** Stores an enquiry once for each key. `isSame` is false when the key was used with another content. */
  keep: (enquiry: NewEnquiry) => { enquiry: Enquiry; isSame: boolean }
  /** Newest first. */
  list: () => Enquiry[]
  close: () => void
}

const table = `
  create table if not exists enquiries (
    id integer primary key,
    key text not null unique,
    target text not null,
    kind text not null,
    body text not null,
    country text not null,
    lang text not null,
    quarantined integer not null,
    received_at text not null
  ) strict`

const columns =
  'id, key, target, kind, body, country, lang, quarantined as isQuarantined, received_at as receivedAt'

export async function openEnquiries(path: string, now = () => new Date()): Promise<EnquiryStore> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = await openDatabase(path)
  database.exec(table)
  const insert = database.prepare(
    `insert into enquiries (key, target, kind, body, country, lang, quarantined, received_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing`
  )
  const byKey = database.prepare(`select ${columns} from enquiries where key = ?`)
  const all = database.prepare(`select ${columns} from enquiries order by id desc`)

  return {
    keep({ key, target, kind, body, country, lang, isQuarantined }) {
      const receivedAt = now().toISOString()
      insert.run(key, target, kind, body, country, lang, Number(isQuarantined), receivedAt)
      const enquiry = toEnquiry(byKey.get(key))
      return { enquiry, isSame: enquiry.body === body && enquiry.target === target }
    },
    list: () => all.all().map(toEnquiry),
    close: () => database.close()
  }
}

function toEnquiry(row: unknown): Enquiry {
  const enquiry = row as Omit<Enquiry, 'isQuarantined'> & { isQuarantined: number }
  return { ...enquiry, isQuarantined: enquiry.isQuarantined === 1 }
}
