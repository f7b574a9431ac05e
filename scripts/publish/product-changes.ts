import {
  change,
  type Change,
  type ChangedUse,
  doseFacts,
  type DoseFacts
} from '#contract/change.ts'
import { asStated } from '#lib/typography/as-stated.ts'
import type { OpenCatalogue } from '#views/machines/open-data-schema.ts'

type Product = Pick<
  OpenCatalogue['products'][number],
  'id' | 'name' | 'crops' | 'doses' | 'documents'
>
type Named = { id: string; name: string }

/** The parts of a catalogue that are compared. */
export type Listed = {
  products: readonly Product[]
  crops: readonly Named[]
  problems: readonly Named[]
}

/**
 * What a publication changes of the products of a tree: new products, changed uses and labels, and products that are no
 * longer listed.
 */
export function productChanges(before: Listed, now: Listed, day: string): Change[] {
  const earlier = new Map(before.products.map(product => [product.id, product]))
  const listed = new Set(now.products.map(({ id }) => id))
  const added = now.products.filter(({ id }) => !earlier.has(id))
  const withdrawn = before.products.filter(({ id }) => !listed.has(id))
  return [
    ...added.map(product => ({ kind: 'added', product }) as const),
    ...withdrawn.map(product => ({ kind: 'withdrawn', product }) as const)
  ]
    .map(({ kind, product: { id, name, crops } }): Change => ({
      day,
      kind,
      product: { id, name },
      crops
    }))
    .concat(
      now.products.flatMap(product => {
        const old = earlier.get(product.id)
        return old ? changesOf({ old, product }, { before, now, day }) : []
      })
    )
}

/** A change that was made, undone and made again on one day is told once: its entry in a feed has one id. */
export function toldOnce(changes: readonly Change[]): Change[] {
  // Parsed, their keys have the same order, whether they are new or read.
  const parsed = changes.map(one => change.parse(one))
  return [...new Map(parsed.map(one => [JSON.stringify(one), one])).values()]
}

type Pair = { old: Product; product: Product }

function changesOf(
  { old, product }: Pair,
  { before, now, day }: { before: Listed; now: Listed; day: string }
): Change[] {
  const { id, name, crops } = product
  const uses = changedUses({ old, product }, { before, now })
  const hasOtherLabel = digestsOf(old, product) !== digestsOf(product, old)
  const named = { id, name }
  return [
    ...(uses.length > 0
      ? [{ day, kind: 'uses' as const, product: named, crops: cropsOf(uses), uses }]
      : []),
    ...(hasOtherLabel ? [{ day, kind: 'label' as const, product: named, crops }] : [])
  ]
}

const cropsOf = (uses: readonly ChangedUse[]) => [...new Set(uses.map(({ crop }) => crop.id))]

/** The labels of a product. Digests are only compared if both labels have one. */
function digestsOf(product: Product, other: Product): string {
  const labels = labelsOf(product)
  const isKnown = [...labels, ...labelsOf(other)].every(({ sha256 }) => sha256 !== undefined)
  return labels
    .map(({ sha256, url }) => (isKnown ? sha256 : new URL(url).pathname))
    .toSorted()
    .join()
}

const labelsOf = ({ documents }: Product) => documents.filter(({ kind }) => kind === 'label')

/** Rows that are in both are removed; the other rows of a crop and a problem are compared in their order. */
function changedUses(
  { old, product }: Pair,
  { before, now }: { before: Listed; now: Listed }
): ChangedUse[] {
  const earlier = rowsByUse(old)
  const rows = rowsByUse(product)
  const keys = [...new Set([...rows.keys(), ...earlier.keys()])]
  const nameIn = (list: 'crops' | 'problems', id: string): Named =>
    [...now[list], ...before[list]].find(one => one.id === id) ?? { id, name: id }
  const named = (crop: string, problem: string) => ({
    crop: pick(nameIn('crops', crop)),
    problem: pick(nameIn('problems', problem))
  })
  const ofDoses = keys.flatMap(key => {
    const [crop = '', problem = ''] = key.split('|')
    const gone = without(earlier.get(key), rows.get(key))
    const come = without(rows.get(key), earlier.get(key))
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at): ChangedUse => ({
      ...named(crop, problem),
      ...(gone[at] && { before: gone[at] }),
      ...(come[at] ? { now: come[at] } : { withdrawn: true })
    }))
  })
  const ofDoseChanges = new Set(cropsOf(ofDoses))
  const ofCrops = (one: Product, other: Product, rest: Pick<ChangedUse, 'withdrawn'>) =>
    one.crops
      .filter(crop => !other.crops.includes(crop) && !ofDoseChanges.has(crop))
      .map((crop): ChangedUse => ({ crop: pick(nameIn('crops', crop)), ...rest }))
  return [...ofDoses, ...ofCrops(product, old, {}), ...ofCrops(old, product, { withdrawn: true })]
}

const pick = ({ id, name }: Named): Named => ({ id, name })

function rowsByUse({ doses }: Product): Map<string, DoseFacts[]> {
  const rows = Map.groupBy(doses, ({ crop, problem }) => `${crop}|${problem}`)
  return new Map([...rows].map(([key, same]) => [key, same.map(row => doseFacts.parse(row))]))
}

/** The rows that are not among others. */
function without(rows: readonly DoseFacts[] = [], others: readonly DoseFacts[] = []): DoseFacts[] {
  const known = new Set(others.map(statedBy))
  return rows.filter(row => !known.has(statedBy(row)))
}

/** What a row states, to compare rows. */
const statedBy = (row: DoseFacts): string => asStated(JSON.stringify(row))
