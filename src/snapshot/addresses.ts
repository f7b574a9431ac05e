import { type AddressField, addressFields } from '#contract/addresses.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { replaceHtmlAddresses } from './html-addresses.ts'
import type { Snapshot } from './snapshot.ts'

/** Called with each address; answers what to write in its place, nothing to take it out. */
export type Replace = (address: string, isInHtml: boolean) => string | undefined

/** Visits every address of a snapshot, in place. An item of a list whose required address is taken out goes with it. */
export function replaceAddresses(snapshot: Snapshot, replace: Replace): void {
  for (const [name, records] of partsOf(snapshot)) {
    const fields = addressFields(endpoints[name].schema)
    for (const record of records)
      for (const field of fields) visit(record, field.path, { field, replace })
  }
}

function partsOf({ content, catalogue }: Snapshot): [EndpointName, object[]][] {
  return [
    ['header', [content.hero.content]],
    ['footer', [content.footer.content]],
    ['families', content.families],
    ['posts', content.posts],
    ['team', content.team.content],
    ['testimonials', content.testimonials.content],
    ['portfolio', content.portfolio.content],
    ['plants', content.plants.content],
    ['infoDocuments', content.infoDocuments.content],
    ['reportGroups', content.reportGroups.content],
    ['reports', Object.values(content.reports).flatMap(({ content }) => content)],
    ['timeline', content.timeline.content],
    ['platform', content.platform.content],
    ['section', Object.values(content.sections).map(({ content }) => content)],
    ['product', catalogue.products]
  ]
}

type Visit = { field: AddressField; replace: Replace }

/** Whether `node` still makes sense afterwards. */
function visit(node: unknown, [key, ...rest]: readonly string[], how: Visit): boolean {
  if (typeof node !== 'object' || node === null || key === undefined) return true
  if (key === '*') {
    const list = node as unknown[]
    list.splice(0, list.length, ...list.filter(item => visit(item, rest, how)))
    return true
  }
  const value: unknown = Reflect.get(node, key)
  if (rest.length > 0) return visit(value, rest, how)
  if (typeof value !== 'string') return true
  const { field, replace } = how
  const next = field.kind === 'url' ? replace(value, false) : replaceHtmlAddresses(value, replace)
  if (next === undefined) return Reflect.deleteProperty(node, key) && !field.isRequired
  return Reflect.set(node, key, next)
}
