/** Addresses of the machine-readable catalogues; they are files, not screens. */
export const OPEN_DATA_SCHEMA = '/catalogue.schema.json'

export function openDataHref(format: 'json' | 'csv', tree: string): string {
  return `/${tree}/catalogue.${format}`
}
