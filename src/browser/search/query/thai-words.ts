/** In Thai the word for sedges is the abbreviation of a kilogram, too, which every strength has. */
const SEDGES = /(?<![\p{L}\p{M}\p{N}/.])กก(?=$|\s|ใน|นา|ข้าว)/u

/** Sprayed on the drained field of wet-seeded rice, against grass that has just emerged. */
const ON_MUD = /(?:ยา)?คุมเลน/u

/** A query with words that mean something else in Thai fields than their parts say. */
export function inThaiFields(query: string): string {
  const sedges = /\p{N}/u.test(query) ? query : query.replace(SEDGES, 'หญ้ากก ')
  return sedges.replace(ON_MUD, ' ข้าว หญ้าข้าวนก หลังงอก ').trim()
}
