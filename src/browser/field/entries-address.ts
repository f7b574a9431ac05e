import { isDay } from '#lib/is-day.ts'
import { enteredIn, hashOf, type ToolPlace } from './tool-place.ts'

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

export const entryNames = Object.keys(checks)

/** Whether the address names a calculation for this part of the page. No plan has its entries. */
export const isCalculationOf = (
  part: string | undefined,
  at: ToolPlace['at'] = location
): boolean => part !== undefined && enteredIn(entryNames, hashOf(part), at).length > 0

/** The entries of the address; a value that cannot be of its field is left out. */
export const readEntries = ({ search }: Pick<Location, 'search'> = location): AddressedEntries =>
  checked(Object.fromEntries(new URLSearchParams(search)))

/** The names of the fields for which the address has a value that cannot be of them: `area=-5`, `day=2026-02-31`. */
export const impossibleIn = ({ search }: Pick<Location, 'search'> = location): string[] => {
  const known = readEntries({ search })
  return [...new URLSearchParams(search).keys()].filter(
    name => entryNames.includes(name) && known[name] === undefined
  )
}

/**
 * The address of a part with these entries, on this page or another: `?area=4&unit=ha&day=2026-11-23#doses`. A field with
 * nothing right is empty, so that it is asked for again. It keeps the plan of the address before, `at`.
 */
export function withEntries(
  part: string,
  entries: AddressedEntries,
  { page = '', at }: { page?: string; at?: ToolPlace['at'] } = {}
): string {
  const hash = hashOf(part)
  const right = checked(entries)
  const entered = entryNames.filter(name => entries[name] !== undefined)
  const own = entered.map(name => [name, right[name] ?? ''])
  const query = new URLSearchParams([...own, ...enteredIn(['first', 'start'], hash, at)])
  return `${page}?${query.toString()}${hash}`
}

function checked(entries: AddressedEntries): AddressedEntries {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, isRight]) => {
      const value = (entries[name] ?? '').replace(/\.0+$/, '')
      return isRight(value) ? [[name, value]] : []
    })
  )
}
