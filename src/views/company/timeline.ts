import type { TimelineSection } from '#contract/company.ts'
import type { Tree } from '#tree/build-tree.ts'
import { eraInk, type EraInk } from './era-ink.ts'

type ContractItem = NonNullable<TimelineSection['events'][number]['items']['left']>

/** A card with a year, or a picture. */
export type TimelineItem = TimelineCard | TimelineImage
export type TimelineImage = { type: 'image'; src: string; alt: string }
type TimelineCard = { type: 'card'; year?: string; title?: string; text?: string; list: string[] }

export type Era = {
  id: string
  range?: string
  title: string
  background?: string
  ink: EraInk
  /** The picture below the title, from the first event. */
  picture?: TimelineImage
  /** The other items in the order of their events and years, the left one of an event first. */
  events: TimelineItem[]
}

/** The company's history by era; the last era has no events. */
export function timelineView(tree: Tree): { eras: Era[]; lang?: string } {
  const { content, lang } = tree.content.timeline
  const eras = content.map(({ sectionId, range, title, backgroundColor, textColor, events }) => ({
    id: sectionId,
    range,
    title,
    background: backgroundColor,
    ink: eraInk(backgroundColor, textColor),
    ...eventsOf(events, title)
  }))
  return { eras, lang }
}

function eventsOf(
  records: TimelineSection['events'],
  era: string
): Pick<Era, 'picture' | 'events'> {
  const events = records
    .toSorted((one, other) => one.order - other.order)
    .map(({ items }) => [...toItem(era, items.left), ...toItem(era, items.right)])
  const picture = events[0]?.find(item => item.type === 'image')
  return { picture, events: inOrderOfYears(events.flat().filter(item => item !== picture)) }
}

/** Cards without a year, and pictures, stay behind the latest year before them. */
function inOrderOfYears(items: readonly TimelineItem[]): TimelineItem[] {
  let latest = ''
  const placed = items.map(item => {
    const year = (item.type === 'card' ? item.year : undefined) ?? latest
    if (year > latest) latest = year
    return { item, year }
  })
  return placed.toSorted((one, other) => one.year.localeCompare(other.year)).map(({ item }) => item)
}

function toItem(era: string, item: ContractItem | undefined): TimelineItem[] {
  if (item?.type === 'image') return image(era, item)
  if (item?.type !== 'card') return []
  const { title, description = [] } = item
  if (title === undefined && description.length === 0) return []
  const isYear = title !== undefined && /^\d{4}$/.test(title)
  return [
    {
      type: 'card',
      year: isYear ? title : undefined,
      title: isYear ? undefined : title,
      ...textsOf(description)
    }
  ]
}

/** A line that ends in a colon introduces the list after it. */
function textsOf(description: string | string[]): Pick<TimelineCard, 'text' | 'list'> {
  if (typeof description === 'string') return { text: description, list: [] }
  const [first, ...rest] = description
  if (first === undefined || !/[:：]\s*$/.test(first)) return { list: description }
  return { text: first, list: rest }
}

/** A picture without a description is described by its era. */
function image(
  era: string,
  { url, title = era, description = title }: ContractItem
): TimelineImage[] {
  if (url === undefined) return []
  const alt = typeof description === 'string' ? description : description.join(' ')
  return [{ type: 'image', src: url, alt }]
}
