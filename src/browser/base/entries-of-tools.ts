/** What a visitor enters in a tool for the field: `first` in the plan, all others in the calculator. */
const ENTRY = /[?&](first|day|area|seed|plants|surface)=/

/** The tool whose entries a query has. */
export function toolOfEntries(search: string): 'plan' | 'amounts' | undefined {
  const [, entry] = ENTRY.exec(search) ?? []
  if (entry === undefined) return undefined
  return entry === 'first' ? 'plan' : 'amounts'
}
