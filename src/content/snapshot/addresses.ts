import { filledPath, type Parameters } from '#bff/request.ts'
import { type AddressField, addressFields, type AddressKind } from '#contract/addresses.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { RichText } from '#lib/rich-nodes.ts'
import type { Snapshot } from './snapshot.ts'
import { replaceTextAddresses } from './text-addresses.ts'

/** An address, how it is used, and where the content has it. */
export type NamedAddress = {
  address: string
  kind: AddressKind
  call: string
  record: string
  field: string
}

/** Receives each address and answers its replacement, or nothing to remove it. */
export type Replace = (named: NamedAddress) => string | undefined

/** Replaces every address of a snapshot, in place. An item of a list is removed with its required address. */
export function replaceAddresses(snapshot: Snapshot, replace: Replace): void {
  for (const [name, records, parameters] of partsOf(snapshot)) {
    const { schema, path } = endpoints[name]
    const fields = addressFields(schema)
    for (const [index, record] of records.entries()) {
      const id = idOf(record)
      const call = `GET ${filledPath(path, { ...(id && { id }), ...parameters })}`
      const where = { call, record: id ?? `#${index + 1}` }
      for (const field of fields) visit(record, field.path, { field, where, at: [], replace })
    }
  }
}

function idOf(record: object): string | undefined {
  const id: unknown = 'id' in record ? record.id : Reflect.get(record, 'sectionId')
  return typeof id === 'string' ? id : undefined
}

/** The records of each call; a single record counts as a list of one. */
function partsOf({ content, catalogue }: Snapshot): [EndpointName, object[], Parameters?][] {
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
    ...Object.entries(content.reports).map(
      ([id, { content }]) => ['reports', content, { id }] satisfies [EndpointName, ...unknown[]]
    ),
    ['timeline', content.timeline.content],
    ['platform', content.platform.content],
    ...Object.entries(content.sections).map(
      ([slug, { content }]) =>
        ['section', [content], { slug }] satisfies [EndpointName, ...unknown[]]
    ),
    ['product', catalogue.products]
  ]
}

type Visit = {
  field: AddressField
  where: Pick<NamedAddress, 'call' | 'record'>
  /** The path so far. */
  at: readonly PropertyKey[]
  replace: Replace
}

/** Answers whether `node` is still usable afterwards. */
function visit(node: unknown, [key, ...rest]: readonly string[], how: Visit): boolean {
  if (typeof node !== 'object' || node === null || key === undefined) return true
  const below = (step: PropertyKey) => ({ ...how, at: [...how.at, step] })
  if (key === '*') {
    const list = node as unknown[]
    list.splice(0, list.length, ...list.filter((item, index) => visit(item, rest, below(index))))
    return true
  }
  const value: unknown = Reflect.get(node, key)
  if (rest.length > 0) return visit(value, rest, below(key))
  if (value === undefined) return true
  const next = replaceIn(value, below(key))
  if (next === undefined) return Reflect.deleteProperty(node, key) && !how.field.isRequired
  return Reflect.set(node, key, next)
}

function replaceIn(value: unknown, { field: { kind }, where, at, replace }: Visit) {
  const field = at.map(String).join('.')
  if (kind === 'richText')
    return replaceTextAddresses(value as RichText, (address, kind) =>
      replace({ address, kind, field, ...where })
    )
  return replace({ address: value as string, kind, field, ...where })
}
