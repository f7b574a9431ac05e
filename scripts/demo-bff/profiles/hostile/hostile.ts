import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { type Endpoint, type EndpointName, endpoints, sectionSlugs } from '#contract/endpoints.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { type Called, type DataSource, readDemoData } from '../../data-source/data-source.ts'
import { ids, texts, urls } from './attacks.ts'
import { ATTACKS, createAttacker, idOf } from './record.ts'

/** Countries with a site: one left-to-right, one with the Brazilian notice, one right-to-left. */
const sites = [GLOBAL_COUNTRY, 'br', 'sa']
/** Fewer bad records than a required list may lose: one more has a blank name. */
const BAD_IDS = 2

/** Every text, HTML, address and id of every call is an attack or damaged; only what opens a tree is valid. */
export function hostileData(): DataSource {
  const demo = readDemoData()
  const countries = demo.countries.filter(
    ({ iso_country, country_type }) =>
      sites.includes(iso_country) || country_type !== 'internal_website'
  )
  return { ...demo, countries, change: attackOn }
}

function attackOn(answer: unknown, call: Called): unknown {
  const { name } = call
  if (name === 'countries' || name === 'countriesInChinese') return attackCountries(answer)
  if (name === 'bundle' || name === 'furtherBundle')
    return answer === undefined ? undefined : attackTexts(answer, call)
  if (name === 'product') return detailOf(call)
  const endpoint: Endpoint = endpoints[name]
  return endpoint.shape === 'list' ? attackList(call) : attackOne(call)
}

type Fields = Record<string, unknown>

/** Valid except for their texts: id, code and type open trees, and a country without a name stops every build. */
function attackCountries(answer: unknown) {
  return (answer as Fields[]).map((country, turn) => ({
    ...country,
    name: `${turn} ${texts[turn % texts.length]}`,
    region: texts[(turn + 7) % texts.length],
    external_website: urls[turn % urls.length],
    country_type: turn % 11 === 10 ? texts[turn % texts.length] : country.country_type
  }))
}

/** Attacks are appended to the texts of the global site, and replace those of all others. */
function attackTexts(answer: unknown, { parameters }: Called): unknown {
  const isKept = parameters.country === GLOBAL_COUNTRY
  let turn = 0
  const attack = (value: unknown, key = ''): unknown => {
    if (key === 'locale' || key === 'dir') return value
    if (Array.isArray(value)) return value.map(item => attack(item))
    if (isPlainObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, attack(item, key)])
      )
    const text = texts[turn++ % texts.length] ?? ''
    return isKept ? `${String(value)} ${text}` : text
  }
  return attack(answer)
}

function attackList({ name, tree, parameters }: Called): object[] {
  const { attack, attackWithWrongType } = attackerOf(name === 'products' ? 'product' : name)
  const records = Array.from({ length: ATTACKS }, (_, turn) =>
    turn % 2 === 0 ? attack(turn) : attackWithWrongType(turn)
  )
  const shift = sites.indexOf(tree.country) + Object.keys(endpoints).indexOf(name)
  return [...records, ...recordsWithIds(name, shift + Object.keys(parameters).length)]
}

/** Valid records whose ids are attacks; required lists have only some of them, different ones for each call. */
function recordsWithIds(name: EndpointName, shift: number): object[] {
  const { onFailure }: Endpoint = endpoints[name]
  const start = shift * BAD_IDS
  const chosen =
    onFailure === 'default'
      ? ids
      : Array.from({ length: BAD_IDS }, (_, index) => ids[(start + index) % ids.length])
  return chosen.map(id => ({ ...sound, id, sectionId: id }))
}

/** The required fields of all records. */
const sound = {
  brandname: 'Sound',
  description: 'Sound',
  family_id: '2001',
  title: 'Sound',
  name: 'Sound',
  product_name: 'Sound',
  author: 'Sound',
  quote: 'Sound',
  subsection: 'Sound'
}

/** The record of the list, as the detail call needs it. */
function detailOf({ parameters: { id = '' } }: Called): object {
  const turn = Array.from({ length: ATTACKS }, (_, turn) => idOf(turn)).indexOf(id)
  return turn === -1 ? { ...sound, id } : attackerOf('product').attack(turn)
}

function attackOne({ name, tree, parameters }: Called): object {
  const slug = sectionSlugs.findIndex(slug => slug === parameters.slug)
  return attackerOf(name).attack(sites.indexOf(tree.country) * 5 + slug + 1)
}

const attackers = new Map<EndpointName, ReturnType<typeof createAttacker>>()

function attackerOf(name: EndpointName) {
  const attacker = attackers.get(name) ?? createAttacker(endpoints[name].schema)
  attackers.set(name, attacker)
  return attacker
}
