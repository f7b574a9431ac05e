import { readFileSync } from 'node:fs'

export type Place = readonly [longitude: number, latitude: number]
export type Ring = readonly Place[]
/** A country's polygons, each an outline and its lakes. */
export type Country = { number: string | undefined; polygons: readonly (readonly Ring[])[] }

/** TopoJSON, as far as world-atlas uses it: https://github.com/topojson/topojson-specification */
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: Geometry[] } }
}

type Geometry = { id?: string } & (
  { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] }
)

export function readAtlas(file: string): Country[] {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const arcs = topology.arcs.map(arc => unpacked(arc, topology.transform))
  const ring = (indices: readonly number[]): Ring => indices.flatMap(index => arcAt(arcs, index))
  return topology.objects.countries.geometries.map(geometry => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    return { number: geometry.id, polygons: polygons.map(rings => rings.map(ring)) }
  })
}

/** Arcs hold steps on a grid: each point is the sum of all before it. */
function unpacked(
  arc: Topology['arcs'][number],
  { scale, translate }: Topology['transform']
): Ring {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative index is a reversed arc. */
function arcAt(arcs: readonly Ring[], index: number): Ring {
  return index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? [])
}
