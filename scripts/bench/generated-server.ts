import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { generateData } from '../demo-bff/data-source/generate.ts'
import type { Change } from '../demo-bff/data-source/data-source.ts'
import { startBff } from '../demo-bff/server/server.ts'

/** A BFF with a site for so many countries, each with so many products. A message changes one product of one country. */
const [countries = 0, products = 0] = process.argv.slice(2).map(Number)
const data = generateData({ countries, products, seed: 1 })
/** The first country; the global site where there is no other. */
const isos = Object.keys(data.listings)
const country = isos.find(iso => iso !== GLOBAL_COUNTRY) ?? GLOBAL_COUNTRY
const bff = await startBff({ data })
let changedId: string | undefined

const changed: Change = (answer, { name, tree, parameters }) => {
  if (name !== 'product' || tree.country !== country) return answer
  changedId ??= parameters.id
  if (parameters.id !== changedId) return answer
  return { ...(answer as object), description: 'Described anew for the benchmark.' }
}

process.on('message', () => {
  bff.use({ ...data, change: changed }, [{ country }])
  process.send?.('changed')
})
console.log(bff.url)
