import type { Entry, Texts } from '../data-source/types.ts'
import type { Faults } from './faults.ts'
import { checkCount, checkIds, checkOrder } from './ids.ts'
import { readData } from '../data-source/read-json.ts'
import { checkText, checkVariants, languages } from './text.ts'

type Row = { id: string; order: number } & Record<string, unknown>
type Plant = {
  id: string
  order: number
  name: Texts
  kind: string
  link_location: string
  latitude: number
  longitude: number
}
type Report = { id: string; year: number; title: Texts; url_file: string }
type Disclosure = { id: string; subsection: string; title: string; title_english: string }
type Section = {
  title: Texts
  subtitle?: Texts
  description?: Texts
  button_text?: Texts
  items?: Section[]
}

const subsections = [
  '企业环境报告',
  '环境监测报告',
  '社会责任报告',
  'Corporate Environmental Report',
  'Environmental monitoring report',
  'Social responsibility report'
]
const slugs =
  'our-offer how-we-work capabilities differences partnership why-partners contact parallax-image'

export function checkCompany(faults: Faults): void {
  rows(faults, 'testimonials', 10, ['role', 'quote'])
  rows(faults, 'platform', 4, ['title', 'description', 'fact'])
  rows(faults, 'portfolio', 8, ['description'])
  rows(faults, 'report-categories', 4, ['title', 'description'])
  const team = readData<Row[]>('team.json')
  checkIds(faults, 'team', team)
  checkCount(faults, 'team', team.length, 10)
  for (const { id, name, role } of team) {
    checkText(faults, `team ${id} name`, name as Texts, ['eng'])
    checkVariants(faults, `team ${id} role`, role as Texts, languages)
  }
  const families = new Map(
    readData<Entry[]>('families.json').map(({ id, description }) => [id, description])
  )
  for (const { id, description } of readData<Entry[]>('portfolio.json')) {
    const isSame = JSON.stringify(families.get(id)) === JSON.stringify(description)
    faults.when(!isSame, `portfolio ${id}`, 'differs from families.json')
  }
  checkPlants(faults)
  checkReports(faults)
  checkSections(faults)
}

function rows(faults: Faults, name: string, count: number, fields: string[]): void {
  const list = readData<Row[]>(`${name}.json`)
  checkIds(faults, name, list)
  checkOrder(faults, name, list)
  checkCount(faults, name, list.length, count)
  for (const row of list) {
    for (const field of fields)
      checkVariants(faults, `${name} ${row.id} ${field}`, row[field] as Texts, languages)
  }
}

function checkPlants(faults: Faults): void {
  const plants = readData<Plant[]>('plants.json')
  checkIds(faults, 'plants', plants)
  checkOrder(faults, 'plants', plants)
  for (const [kind, count] of Object.entries({ plant: 9, rd_center: 2, process_center: 1 })) {
    checkCount(faults, `plants ${kind}`, plants.filter(plant => plant.kind === kind).length, count)
  }
  for (const { id, name, link_location: link, latitude, longitude } of plants) {
    checkVariants(faults, `plants ${id}`, name, languages)
    const { searchParams: at } = new URL(link)
    const isThere = Number(at.get('mlat')) === latitude && Number(at.get('mlon')) === longitude
    faults.when(!isThere, `plants ${id}`, 'the map link points elsewhere')
  }
}

function checkReports(faults: Faults): void {
  const reports = readData<Record<string, Report[]>>('reports.json')
  const groups = readData<Row[]>('report-categories.json').map(({ id }) => id)
  faults.when(
    groups.join() !== Object.keys(reports).join(),
    'reports',
    'groups differ from report-categories'
  )
  checkIds(faults, 'reports', Object.values(reports).flat())
  for (const group of Object.values(reports)) {
    group.forEach(({ id, year, title, url_file: file }, index) => {
      checkVariants(faults, `reports ${id}`, title, languages)
      faults.when(year > (group[index - 1]?.year ?? year), `reports ${id}`, 'not newest first')
      faults.when(!/^\/files\/reports\/[\w-]+\.pdf$/.test(file), `reports ${id}`, `file ${file}`)
    })
  }
  const disclosures = readData<Disclosure[]>('info-disclosure.json')
  checkIds(faults, 'info-disclosure', disclosures)
  for (const { id, subsection, title, title_english: english } of disclosures) {
    faults.when(
      !subsections.includes(subsection),
      `info-disclosure ${id}`,
      `subsection ${subsection}`
    )
    faults.when(!/\p{Script=Han}/u.test(title) || !english, `info-disclosure ${id}`, 'title')
  }
}

function checkSections(faults: Faults): void {
  const sections = readData<Record<string, Section>>('sections.json')
  faults.when(Object.keys(sections).join(' ') !== slugs, 'sections', 'not the eight, in page order')
  for (const [slug, section] of Object.entries(sections)) {
    for (const part of [section, ...(section.items ?? [])]) {
      for (const field of ['title', 'subtitle', 'description', 'button_text'] as const) {
        if (part[field] !== undefined)
          checkText(faults, `sections ${slug} ${field}`, part[field], languages)
      }
    }
  }
}
