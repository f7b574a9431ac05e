import { isDay } from '#lib/is-day.ts'
import type { ToolPlace } from './tool-place.ts'

/** What was entered in a calculator, by the names of its fields; numbers as code reads them: `2.5`. */
export type AddressedEntries = Record<string, string | undefined>

const isNumber = (text: string) => /^\d{1,7}(\.\d{1,4})?$/.test(text) && Number(text) > 0
const isWord = (text: string) => /^[a-z]{1,10}$/.test(text)

const checks: Record<string, (text: string) => boolean> = {
  area: isNumber,
  unit: isWord,
  water: isNumber,
  tank: isNumber,
  seed: isNumber,
  plants: isNumber,
  surface: isNumber,
  day: isDay
}

/** Whether the address names a calculation for this part of the page: its day, or the area alone. No plan has them. */
export const isCalculationOf = (
  part: string | undefined,
  { search, hash }: ToolPlace['at'] = location
): boolean =>
  part !== undefined &&
  hash === `#${encodeURIComponent(part)}` &&
  ['day', 'area'].some(name => new URLSearchParams(search).has(name))

/** The entries of the address; a value that cannot be of its field is left out. */
export const readEntries = ({ search }: Pick<Location, 'search'> = location): AddressedEntries =>
  checked(Object.fromEntries(new URLSearchParams(search)))

/** The names of the fields for which the address has a value that cannot be of them: `area=-5`, `day=2026-02-31`. */
export const impossibleIn = ({ search }: Pick<Location, 'search'> = location): string[] => {
  const known = readEntries({ search })
  return [...new URLSearchParams(search).keys()].filter(
    name => Object.hasOwn(checks, name) && known[name] === undefined
  )
}

/** The address of a part with these entries, on this page or another: `?area=4&unit=ha&day=2026-11-23#doses`. */
export function withEntries(part: string, entries: AddressedEntries, page = ''): string {
  const query = new URLSearchParams(checked(entries) as Record<string, string>)
  return `${page}?${query.toString()}#${encodeURIComponent(part)}`
}

function checked(entries: AddressedEntries): AddressedEntries {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, isRight]) => {
      const value = (entries[name] ?? '').replace(/\.0+$/, '')
      return isRight(value) ? [[name, value]] : []
    })
  )
}
