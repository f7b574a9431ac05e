import type { Texts } from '../data-source/types.ts'
import type { Faults } from './faults.ts'
import { readData } from '../data-source/read-json.ts'
import { checkVariants, languages } from './text.ts'

type Side = {
  position: string
  type: string
  title?: string
  description?: Record<string, Texts | string[]>
  url?: string
}
type Section = {
  sectionId: string
  range: string
  title: Texts
  backgroundColor: string
  textColor: string
  events: { order: number; items: Record<'left' | 'right', Side> }[]
}

const ranges = ['2000–2008', '2009–2011', '2012–2018', '2019–2025', '']

export function checkTimeline(faults: Faults): void {
  const sections = readData<Section[]>('timeline.json')
  const found = sections.map(({ range }) => range)
  faults.when(found.join() !== ranges.join(), 'timeline', `ranges ${found.join()}`)
  for (const section of sections) checkSection(faults, section)
}

function checkSection(faults: Faults, section: Section): void {
  const at = `timeline ${section.sectionId}`
  checkVariants(faults, `${at} title`, section.title, languages)
  const ratio = contrast(section.backgroundColor, section.textColor)
  faults.when(!(ratio >= 4.5), at, `contrast ${ratio.toFixed(2)} of text and ground is below 4.5`)
  const [from = 0, to = 0] = section.range.split('–').map(Number)
  let last = from
  section.events.forEach(({ order, items }, index) => {
    const here = `${at} event ${order}`
    faults.when(order !== index + 1, here, 'out of order')
    const sides = [items.left, items.right]
    faults.when(!sides.some(({ type }) => type === 'card'), here, 'no card')
    faults.when(
      items.left.position !== 'left' || items.right.position !== 'right',
      here,
      'position'
    )
    for (const { type, title, url, description } of sides) {
      faults.when(!['card', 'image', 'none'].includes(type), here, `type ${type}`)
      faults.when(type === 'image' && !url, here, 'an image without url')
      if (type === 'none') continue
      for (const lang of languages) faults.when(!description?.[lang]?.length, here, `no ${lang}`)
      if (type !== 'card') continue
      const year = Number(title)
      faults.when(
        !(year >= last && year <= to),
        here,
        `year ${title ?? ''} is out of order or range`
      )
      last = year
    }
  })
}

/** WCAG 2 contrast of two #rrggbb colours. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
