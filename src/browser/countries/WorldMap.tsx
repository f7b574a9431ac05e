import { memo } from 'react'
import type { ListedCountry, WorldRows } from './countries.ts'

type Props = { world?: WorldRows; countries: readonly ListedCountry[]; lit: string | undefined }

/**
 * The world map in the colours of the countries' types, with one country highlighted. The list beside it has the same
 * content.
 */
export function WorldMap({ world, countries, lit }: Props) {
  return (
    <svg
      className="full"
      viewBox="54 -6 1110 532"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {world && (
        <g transform={`rotate(${world.tilt})`}>
          <Land world={world} countries={countries} />
          {lit !== undefined && (
            <g className="lit">
              <path strokeWidth={ROW} d={fromStart(world.rows[lit])} />
              <path strokeWidth={DOT} d={fromStart(world.dots[lit])} />
            </g>
          )}
        </g>
      )}
    </svg>
  )
}

const ROW = 3.4
const DOT = 5

/** Rendered once: only the highlight changes. */
const Land = memo(function Land({ world, countries }: Required<Omit<Props, 'lit'>>) {
  const types = new Map(countries.map(({ iso, type }) => [iso, type]))
  const pathsOf = (paths: Record<string, string>, width: number) => (
    <g strokeWidth={width}>
      {Object.entries(paths).map(([iso, path]) => (
        <path key={iso} data-type={types.get(iso)} d={fromStart(path)} />
      ))}
    </g>
  )
  return (
    <>
      {pathsOf(world.rows, ROW)}
      {pathsOf(world.dots, DOT)}
    </>
  )
})

/** A relative first move counts from the start of the path, and here each path stands alone. */
function fromStart(path: string | undefined): string | undefined {
  return path?.replace(/^m/, 'M')
}
